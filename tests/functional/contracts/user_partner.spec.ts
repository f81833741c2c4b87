import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import User from '#identity/models/user'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenPartner } from '#tests/fixtures/contracts/given_partner'

const pageOf = (id: number): string => `/admin/manage-users/${id}/business-partner`
const apiOf = (partner: number, user: number): string =>
  `/api/v1/business-partners/${partner}/users/${user}`

test.group('Contracts | the business partner of a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const numberOf = async (id: number) => (await User.findOrFail(id)).businessPartnerId

  const put = async (client: ApiClient, id: number, form: object) =>
    client
      .put(pageOf(id))
      .json(form)
      .loginAs(await createStaff('admin'))
      .withCsrfToken()
      .withInertia()
      .redirects(0)

  const open = async (client: ApiClient, id: number, role: 'admin' | 'viewer') =>
    client
      .get(pageOf(id))
      .loginAs(await createStaff(role))
      .withInertia()

  test('is put, changed to another and taken away', async ({ assert, client }) => {
    await givenPartner({ id: 4711, name: 'Elbquant SE', country: 'DE' })
    await givenPartner({ id: 4712, name: 'Rive Marché', country: 'FR' })
    const { id } = await createCustomer()
    await put(client, id, { partnerId: 4711 })
    assert.equal(await numberOf(id), '4711')
    const shown = await open(client, id, 'viewer')
    shown.assertStatus(200)
    shown.assertInertiaPropsContains({
      partner: { bpId: 4711, bpName: 'Elbquant SE', country: 'Germany', userCount: 1 },
    })
    await put(client, id, { partnerId: 4712, from: 4711 })
    assert.equal((await User.findOrFail(id)).businessPartnerName, 'Rive Marché')
    const admin = await createStaff('admin')
    await client
      .delete(`${pageOf(id)}/4712`)
      .loginAs(admin)
      .withCsrfToken()
      .withCsrfToken()
      .redirects(0)
    assert.isNull(await numberOf(id))
  })

  test('who sees another one there than it is changes nothing', async ({ assert, client }) => {
    await givenPartner({ id: 4711, name: 'Elbquant SE' })
    await givenPartner({ id: 4712 })
    const { id } = await createCustomer()
    await put(client, id, { partnerId: 4711 })
    for (const from of [4712, null]) {
      const refused = await put(client, id, { partnerId: 4712, from })
      assert.match(String(errorsOf(refused).partnerId), /4711 Elbquant SE/)
    }
    assert.equal(await numberOf(id), '4711')
  })

  test('{says}: {partnerId}')
    .with([
      { partnerId: '4712', says: /not there any more/ },
      { partnerId: '-1', says: /at least/ },
      { partnerId: '123456789012345678901234567890', says: /./ },
      { partnerId: 'abc', says: /number/ },
      { partnerId: '', says: /./ },
    ])
    .run(async ({ assert, client }, { partnerId, says }) => {
      const { id } = await createCustomer()
      assert.match(String(errorsOf(await put(client, id, { partnerId })).partnerId), says)
      assert.isNull(await numberOf(id))
    })

  test('employees have none, and nobody’s number is told', async ({ assert, client }) => {
    await givenPartner({ id: 4711 })
    const staff = await createStaff('viewer')
    const refused = await put(client, staff.id, { partnerId: 4711 })
    assert.match(String(errorsOf(refused).partnerId), /^Internal users/)
    const unknown = await open(client, 999_999_999, 'admin')
    unknown.assertStatus(404)
  })

  test('programs put and take away by the same rules', async ({ assert, client }) => {
    await givenPartner({ id: 4711 })
    await givenPartner({ id: 4712 })
    const admin = await createStaff('admin')
    const { id } = await createCustomer()
    const done = await client.put(apiOf(4711, id)).loginAs(admin).withCsrfToken()
    done.assertStatus(200)
    assert.equal(await numberOf(id), '4711')
    for (const [path, status] of [
      [apiOf(4712, id), 409],
      [apiOf(4713, id), 404],
      [apiOf(4711, 999_999_999), 404],
    ] as const) {
      const refused = await client.put(path).loginAs(admin).withCsrfToken()
      refused.assertStatus(status)
    }
    const other = await client.delete(apiOf(4712, id)).loginAs(admin).withCsrfToken()
    other.assertStatus(409)
    const taken = await client.delete(apiOf(4711, id)).loginAs(admin).withCsrfToken()
    taken.assertStatus(200)
    assert.isNull(await numberOf(id))
  })
})

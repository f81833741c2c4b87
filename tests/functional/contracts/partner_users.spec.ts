import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { listAudit } from '#shared/audit'
import User from '#identity/models/user'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenPartner, keptPartner } from '#tests/fixtures/contracts/given_partner'

const PAGE: string = '/admin/business-partners'

test.group('Contracts | users of business partners', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const send = async (
    client: ApiClient,
    method: 'post' | 'put' | 'delete',
    path: string,
    form: object = {}
  ) => {
    const admin = await createStaff('admin')
    return client[method](path).form(form).loginAs(admin).withCsrfToken().withInertia().redirects(0)
  }

  test('several are put to one; number and name go along, and the partner stays as it is', async ({
    assert,
    client,
  }) => {
    const partner = await givenPartner({ id: 4711, name: 'Elbquant SE', country: 'DE' })
    const [anna, luc] = [await createCustomer(), await createCustomer()]
    for (const { id } of [anna, luc]) {
      await send(client, 'post', `${PAGE}/4711/users`, { userId: id })
      const user = await User.findOrFail(id)
      assert.equal(user.businessPartnerId, '4711')
      assert.equal(user.businessPartnerName, 'Elbquant SE')
    }
    const typed = { bpId: '4711', bpName: 'Other', countryCode: 'DE' }
    const edited = await send(client, 'put', `${PAGE}/4711`, typed)
    assert.match(String(errorsOf(edited).form), /^A user belongs/)

    for (const { id } of [anna, luc]) await send(client, 'delete', `${PAGE}/4711/users/${id}`)
    assert.isNull((await User.findOrFail(anna.id)).businessPartnerName)
    await send(client, 'put', `${PAGE}/4711`, typed)
    assert.containsSubset(await keptPartner(4711), { ...partner, name: 'Other' })

    const history = await listAudit({ type: 'user', id: anna.id })
    assert.containsSubset(history, [
      {
        action: 'user.business_partner_changed',
        before: { bpId: null },
        after: { bpId: '4711', bpName: 'Elbquant SE' },
      },
      { action: 'user.business_partner_changed', after: { bpId: null, bpName: null } },
    ])
  })

  test('who belongs to another one stays there', async ({ assert, client }) => {
    await givenPartner({ id: 4711, name: 'Elbquant SE' })
    await givenPartner({ id: 4712, name: 'Rive Marché' })
    const { id } = await createCustomer()
    await send(client, 'post', `${PAGE}/4711/users`, { userId: id })
    const second = await send(client, 'post', `${PAGE}/4712/users`, { userId: id })
    assert.match(String(errorsOf(second).userId), /4711 Elbquant SE/)
    const wrong = await send(client, 'delete', `${PAGE}/4712/users/${id}`)
    assert.match(String(errorsOf(wrong).userId), /4711 Elbquant SE/)
    assert.equal((await User.findOrFail(id)).businessPartnerId, '4711')
  })

  test('refused: staff, nobody, a partner that is gone', async ({ assert, client }) => {
    await givenPartner({ id: 4711 })
    const staff = await createStaff('viewer')
    const { id } = await createCustomer()
    for (const [path, userId, says] of [
      [`${PAGE}/4711/users`, staff.id, /^Internal users/],
      [`${PAGE}/4711/users`, 999_999_999, /no such user/],
      [`${PAGE}/4712/users`, id, /not there any more/],
    ] as const) {
      const refused = await send(client, 'post', path, { userId })
      assert.match(String(errorsOf(refused).userId), says)
    }
  })

  test('customers are found by name, company and e-mail, nobody else is', async ({
    assert,
    client,
  }) => {
    const anna = await createCustomer({ lastName: 'Zyxbrandt', company: 'Alster_% GmbH' })
    const admin = await createStaff('admin')
    const find = async (search: string) => {
      const path: string = `${PAGE}/users`
      const answer = await client.get(path).qs({ search }).loginAs(admin)
      answer.assertStatus(200)
      return (answer.body() as { data: { content: { id: number }[] } }).data.content.map(
        (one) => one.id
      )
    }
    for (const text of ['anna zyxbr', 'ALSTER_%', anna.email.slice(0, 20)]) {
      assert.include(await find(text), anna.id)
    }
    assert.isEmpty(await find(admin.email))
    assert.isEmpty(await find(''))
  })
})

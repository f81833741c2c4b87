import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { givenPartner, givenUserOf, keptPartner } from '#tests/fixtures/contracts/given_partner'

type Answer = {
  data: Record<string, unknown> & { content: Record<string, unknown>[]; totalCount: number }
  errors: { code: string; field?: string }[]
}

const PATH: string = '/api/v1/business-partners'
const SENT = { bpId: 4711, bpName: 'Elbquant Research GmbH', countryCode: 'DE' }

test.group('HTTP API | business partners', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are added by {$self}, listed, edited and deleted')
    .with(['post', 'put'] as const)
    .run(async ({ assert, client }, adding) => {
      const admin = await createStaff('admin')
      const send = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
        client[method](path).json(body).loginAs(admin).withCsrfToken()
      const added = await send(adding, PATH, SENT)
      added.assertStatus(201)
      const known = { ...SENT, countryName: 'Germany', hasUser: false, version: 1 }
      assert.deepEqual((added.body() as Answer).data as object, known)
      const listed = await client.get(PATH).qs({ search: '4711', user: 'Without' }).loginAs(admin)
      assert.deepEqual((listed.body() as Answer).data as object, {
        content: [known],
        totalCount: 1,
        next: null,
      })
      const edited = await send('put', `${PATH}/4711`, {
        ...SENT,
        bpName: 'Elbquant SE',
        version: 1,
      })
      edited.assertStatus(200)
      assert.containsSubset((edited.body() as Answer).data, { bpName: 'Elbquant SE', version: 2 })
      const stale = await send('put', `${PATH}/4711`, { ...SENT, version: 1 })
      stale.assertStatus(409)
      assert.equal((stale.body() as Answer).errors[0]!.code, 'partners.errors.changed_by')
      const deleted = await send('delete', `${PATH}/4711`)
      deleted.assertStatus(200)
      assert.isNull(await keptPartner(4711))
    })

  test('refused with {status}: {title}')
    .with([
      { title: 'a number in use', over: {}, status: 409, field: 'bpId' },
      { title: 'a negative number', over: { bpId: -1 }, status: 422, field: 'bpId' },
      { title: '30 digits', over: { bpId: '9'.repeat(30) }, status: 422, field: 'bpId' },
      { title: 'no number', over: { bpId: null }, status: 422, field: 'bpId' },
      { title: 'half a number', over: { bpId: 1.5 }, status: 422, field: 'bpId' },
      { title: 'no name', over: { bpName: '' }, status: 422, field: 'bpName' },
      { title: 'an object for a name', over: { bpName: {} }, status: 422, field: 'bpName' },
      { title: 'no such country', over: { countryCode: 'XX' }, status: 422, field: 'countryCode' },
    ])
    .run(async ({ assert, client }, { over, status, field }) => {
      await givenPartner({ id: 4711, name: 'First GmbH' })
      const admin = await createStaff('admin')
      const body = { ...SENT, ...over }
      const refused = await client.post(PATH).json(body).loginAs(admin).withCsrfToken()
      refused.assertStatus(status)
      assert.equal((refused.body() as Answer).errors[0]!.field, field)
      assert.equal((await keptPartner(4711))!.name, 'First GmbH')
    })

  test('with a user they stay as they are', async ({ assert, client }) => {
    const partner = await givenPartner({ id: 4711 })
    const user = await createCustomer()
    await givenUserOf(partner, user.id)
    const admin = await createStaff('admin')
    for (const response of [
      await client.put(`${PATH}/4711`).json(SENT).loginAs(admin).withCsrfToken(),
      await client.delete(`${PATH}/4711`).loginAs(admin).withCsrfToken(),
    ]) {
      response.assertStatus(409)
      assert.equal((response.body() as Answer).errors[0]!.code, 'partners.errors.has_user')
    }
    assert.containsSubset(await keptPartner(4711), partner)
    const shown = await client.get(`/api/v1/users/${user.id}`).loginAs(admin)
    assert.deepInclude(shown.body().data as object, { bpId: 4711 })
  })

  test('what is asked and not understood is refused', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    for (const query of [
      { country: 'XX' },
      { user: 'maybe' },
      { orderBy: 'users' },
      { sort: 'id' },
    ]) {
      const refused = await client.get(PATH).qs(query).loginAs(admin)
      refused.assertStatus(422)
      assert.equal((refused.body() as Answer).errors[0]!.field, Object.keys(query)[0])
    }
  })

  test('a number that no partner can have is not found', async ({ client }) => {
    const admin = await createStaff('admin')
    for (const id of ['4713', '99999999999', '04711', '-1']) {
      const answer = await client.put(`${PATH}/${id}`).json(SENT).loginAs(admin).withCsrfToken()
      answer.assertStatus(404)
    }
  })
})

import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { givenQuota } from '#tests/fixtures/orders/given_quota'

type Answer = {
  data: Record<string, unknown> & { content: Record<string, unknown>[] }
  errors: { code: string; field?: string }[]
}

const PATH: string = '/api/v1/quotas'
const YEAR = { dateFrom: 20310101, dateTo: 20311231, totalAmount: 1_000_000, comment: 'Year 2031' }

const spend = (quotaId: number, order: number, cents: number) =>
  rows(
    null,
    `with spent as (
       insert into quota_entries (order_id, quota_id, amount_cents, state)
       select id, :quotaId, :cents, 'Booked' from orders where number = :order)
     update quotas set used_cents = used_cents + :cents where id = :quotaId`,
    { quotaId, order, cents }
  )

type Refused = { errors: { message: string }[] }

test.group('HTTP API | quotas', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await rows(null, 'delete from quotas where id not in (select quota_id from quota_entries)')
  })

  test('are added, read, edited and deleted, in euros and with a history', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const send = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
      client[method](path).json(body).loginAs(admin).withCsrfToken()
    const added = await send('post', PATH, YEAR)
    added.assertStatus(201)
    const { id, version } = (added.body() as Answer).data
    assert.containsSubset((added.body() as Answer).data, {
      ...{ ...YEAR, usedAmount: 0, remainingAmount: 1_000_000 },
    })
    const at = `${PATH}/${Number(id)}`
    const edited = await send('put', at, { ...YEAR, totalAmount: 500.5, version })
    edited.assertStatus(200)
    const stale = await send('put', at, { ...YEAR, version })
    stale.assertStatus(409)
    const read = await client.get(at).loginAs(admin)
    assert.containsSubset((read.body() as Answer).data, { id, totalAmount: 500.5 })
    const listed = await client.get(PATH).loginAs(admin)
    assert.deepEqual(
      (listed.body() as Answer).data.content.map((one) => one.id),
      [id]
    )
    const deleted = await send('delete', at)
    deleted.assertStatus(200)
    const gone = await client.get(at).loginAs(admin)
    gone.assertStatus(404)
    const actions = (await listAudit({ type: 'quota', id: Number(id) })).map(({ action }) => action)
    assert.deepEqual(actions, ['quotas.added', 'quotas.edited', 'quotas.deleted'])
  })

  test('a change is made to the version that `If-Match` names, or not at all', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const change = (method: 'put' | 'delete', tag: string, body: object = YEAR) =>
      client[method](at)
        .json(method === 'put' ? body : {})
        .header('if-match', tag)
        .loginAs(admin)
        .withCsrfToken()
    const added = await client.post(PATH).json(YEAR).loginAs(admin).withCsrfToken()
    const at = `${PATH}/${Number((added.body() as Answer).data.id)}`
    assert.equal(added.header('etag'), '"1"')
    assert.equal((await client.get(at).loginAs(admin)).header('etag'), '"1"')

    const changed = await change('put', '"1"', { ...YEAR, totalAmount: 5 })
    changed.assertStatus(200)
    assert.equal(changed.header('etag'), '"2"')
    for (const tag of ['"1"', 'W/"2"', '2', '"two"']) {
      const stale = await change('put', tag)
      stale.assertStatus(412)
      assert.match((stale.body() as Refused).errors[0]!.message, /Read it again|changed/)
    }
    assert.equal((await change('delete', '"1"')).status(), 412)
    const read = await client.get(at).loginAs(admin)
    assert.containsSubset((read.body() as Answer).data, { totalAmount: 5, version: 2 })
    assert.equal((await change('put', '*')).status(), 200)
  })

  test('refused with {status}: {title}')
    .with([
      { title: 'nothing at all', over: { totalAmount: 0 }, code: 'total', status: 422 },
      { title: 'less than nothing', over: { totalAmount: -5 }, code: 'total', status: 422 },
      { title: 'an end before the start', over: { dateTo: 20301231 }, code: 'period', status: 422 },
      { title: 'a day that never was', over: { dateFrom: 20310230 }, code: 'day', status: 422 },
      { title: 'two quotas at a time', over: { dateFrom: 20300601 }, code: 'overlap', status: 409 },
    ])
    .run(async ({ assert, client }, { over, code, status }) => {
      await givenQuota({ from: '2030-01-01', to: '2030-12-31' })
      const admin = await createStaff('admin')
      const body = { ...YEAR, ...over }
      const refused = await client.post(PATH).json(body).loginAs(admin).withCsrfToken()
      refused.assertStatus(status)
      const [error] = (refused.body() as Answer).errors
      assert.equal(error!.code, `quotas.errors.${code}`)
      assert.include(Object.keys(YEAR), error!.field!)
      const [counted] = await rows<{ quotas: number }>(
        null,
        'select count(*) as quotas from quotas'
      )
      assert.equal(counted!.quotas, 1)
    })

  test('what orders have used stays, and its orders are listed', async ({ assert, client }) => {
    const quota = await givenQuota({ from: '2031-01-01', to: '2031-12-31' })
    const admin = await createStaff('admin')
    const number = await givenOrder({ paymentMethod: 'Quota' })
    const hidden = await givenOrder({ paymentMethod: 'Quota', state: 'Locked' })
    await spend(quota, number, 40_000)
    await spend(quota, hidden, 100)
    const at = `${PATH}/${quota}`
    const low = await client
      .put(at)
      .json({ ...YEAR, totalAmount: 400 })
      .loginAs(admin)
      .withCsrfToken()
    low.assertStatus(409)
    assert.equal((low.body() as Answer).errors[0]!.code, 'quotas.errors.used')
    const deleted = await client.delete(at).loginAs(admin).withCsrfToken()
    deleted.assertStatus(409)
    const orders = await client.get(`${at}/orders?orderDirection=ASC`).loginAs(admin)
    assert.containsSubset((orders.body() as Answer).data, {
      content: [{ orderId: number, state: 'Registered', type: 'B2B', totalPrice: 400 }],
      totalCount: 1,
    })
    const read = await client.get(at).loginAs(admin)
    assert.containsSubset((read.body() as Answer).data, { usedAmount: 401 })
  })

  test('a number that is no quota is not found', async ({ client }) => {
    const admin = await createStaff('admin')
    for (const id of ['0', '99999999999999999999']) {
      const answer = await client.get(`${PATH}/${id}`).loginAs(admin)
      answer.assertStatus(404)
    }
  })
})

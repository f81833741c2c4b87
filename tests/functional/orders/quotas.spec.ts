import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { givenQuota } from '#tests/fixtures/orders/given_quota'

const PAGE: string = '/admin/quotas'
const FORM = {
  totalCents: 100_000_000,
  dateFrom: '2031/01/01',
  dateTo: '2031/12/31',
  comment: 'Year 2031',
}

const TWO_READINGS =
  'Day and month can be mistaken for each other here. Please enter the day as YYYY/MM/DD.'

const quotas = () =>
  rows<{ id: number; total: number; from: string; to: string; comment: string | null }>(
    null,
    `select id, total_cents as total, date_from as from, date_to as to, comment from quotas order by id`
  )

const spent = async (quotaId: number, order: number, cents: number) => {
  await rows(
    null,
    `insert into quota_entries (order_id, quota_id, amount_cents, state)
     select id, ?, ?, 'Booked' from orders where number = ?`,
    [quotaId, cents, order]
  )
}

test.group('Orders | quotas of staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await rows(null, 'delete from quotas where id not in (select quota_id from quota_entries)')
  })

  const toastsOf = (response: { flashMessage(name: string): unknown }) =>
    ((response.flashMessage('toasts') ?? []) as { text: string }[]).map(({ text }) => text)

  test('are added, edited and deleted', async ({ assert, client }) => {
    const admin = await createStaff('admin')
    const send = (method: 'post' | 'put' | 'delete', path: string, form: object = {}) =>
      client[method](path).json(form).loginAs(admin).withCsrfToken().withInertia().redirects(0)
    const added = await send('post', PAGE, FORM)
    assert.deepEqual(toastsOf(added), ['Quota added'])
    const [quota] = await quotas()
    assert.containsSubset(quota, { total: 100_000_000, from: '2031-01-01', to: '2031-12-31' })
    const edited = await send('put', `${PAGE}/${quota!.id}`, { ...FORM, totalCents: 5_000 })
    assert.deepEqual(toastsOf(edited), ['Quota edited'])
    assert.equal((await quotas())[0]!.total, 5_000)
    const deleted = await send('delete', `${PAGE}/${quota!.id}`)
    assert.deepEqual(toastsOf(deleted), ['Quota deleted'])
    assert.isEmpty(await quotas())
    const actions = (await listAudit({ type: 'quota', id: quota!.id })).map(({ action }) => action)
    assert.deepEqual(actions, ['quotas.added', 'quotas.edited', 'quotas.deleted'])
  })

  test('refused: {message}')
    .with([
      { message: 'Quota must be higher than zero', form: { totalCents: 0 } },
      { message: 'Quota must be higher than zero', form: { totalCents: 99 } },
      { message: 'Start date must be before end date', form: { dateFrom: '2032/01/01' } },
      { message: 'Quotas cannot overlap', form: { dateFrom: '2030/12/31' } },
      { message: 'Enter a day as YYYY/MM/DD.', form: { dateTo: '2031/02/30' } },
      { message: 'Enter a day as YYYY/MM/DD.', form: { dateTo: 'abc' } },
      { message: TWO_READINGS, form: { dateTo: '10/31/2031' } },
    ])
    .run(async ({ assert, client }, { message, form }) => {
      await givenQuota({ from: '2030-01-01', to: '2030-12-31' })
      const before = await quotas()
      const admin = await createStaff('admin')
      const refused = await client
        .post(PAGE)
        .json({ ...FORM, ...form })
        .loginAs(admin)
        .withCsrfToken()
        .withInertia()
        .redirects(0)
      assert.deepEqual(Object.values(errorsOf(refused)), [[message]])
      assert.deepEqual(toastsOf(refused), [`Quota addition failed: ${message}`])
      assert.deepEqual(await quotas(), before)
    })

  test('a quota that was used stays, and never falls below what is used', async ({
    assert,
    client,
  }) => {
    const id = await givenQuota({ totalCents: 100_000, usedCents: 40_000 })
    await spent(id, await givenOrder({ paymentMethod: 'Quota', state: 'Confirmed' }), 40_000)
    const admin = await createStaff('admin')
    const edit = await client
      .put(`${PAGE}/${id}`)
      .json({ ...FORM, totalCents: 39_999 })
      .loginAs(admin)
      .withCsrfToken()
      .withInertia()
      .redirects(0)
    assert.match(errorsOf(edit).totalCents![0]!, /lower than already used/)
    const remove = await client
      .delete(`${PAGE}/${id}`)
      .loginAs(admin)
      .withCsrfToken()
      .withInertia()
      .redirects(0)
    assert.deepEqual(toastsOf(remove), [
      'Quota deletion failed: Orders were placed from this quota.',
    ])
    assert.equal((await quotas())[0]!.total, 100_000)
  })

  test('its orders, without New and Locked, filtered, and as CSV', async ({ assert, client }) => {
    const [{ id }] = [{ id: await givenQuota() }]
    await rows(null, `update quotas set comment = '=Team A' where id = ?`, [id])
    const order = await givenOrder({ paymentMethod: 'Quota', state: 'Confirmed' })
    const hidden = await givenOrder({ paymentMethod: 'Quota', state: 'New' })
    await spent(id, order, 40_000)
    await spent(id, hidden, 1)
    const reader = await createStaff('derivatives')
    const page = await client.get(`${PAGE}/${id}/orders`).loginAs(reader).withInertia()
    const { orders } = page.inertiaProps as unknown as { orders: { number: number }[] }
    assert.deepEqual(
      orders.map(({ number }) => number),
      [order]
    )
    const none = await client
      .get(`${PAGE}/${id}/orders`)
      .qs({ state: 'Rejected' })
      .loginAs(reader)
      .withInertia()
    none.assertInertiaPropsContains({ orders: [] })
    const csv = await client.get(`${PAGE}/${id}/orders/export`).loginAs(reader)
    assert.match(
      csv.text(),
      new RegExp(
        `\\r?\\n${order};\\d+;[^;]+;Elbquant Research GmbH;\\d{8};\\d{8};Confirmed;B2B;No;400;400`
      )
    )
    assert.match(csv.header('content-disposition')!, /filename="quota_export__Team_A_\d{8}\.csv"/)
  })
})

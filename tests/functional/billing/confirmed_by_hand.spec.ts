import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { listAudit, SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { changeOrder } from '#orders/actions/staff/change_order'
import { createStaffOrder } from '#orders/actions/staff/create_order'
import { confirmTransfer } from '#billing/actions/statement/confirm_transfer'
import { refundOrder } from '#billing/actions/refund/refund_order'
import { creditorReference } from '#shared/domain/creditor_reference'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenQuota } from '#tests/fixtures/orders/given_quota'
import { givenOrder, stateOf } from '#tests/fixtures/orders/given_order'

const GROSS = 47_600
const ACTOR = { id: null, label: 'Accounts' }

const paymentsOf = (number: number) =>
  rows(
    null,
    `select amount_cents as cents, booked_on as day, reference, booked_by as by
       from order_payments where order_number = ? order by id`,
    [number]
  )

/** The order has set its net price aside in a quota. */
const reserve = async (number: number) => {
  await rows(
    null,
    `update orders set vat_percent = 0, vat_cents = 0, gross_cents = net_cents, vat_reason = 'quota'
      where number = ?`,
    [number]
  )
  await rows(
    null,
    `insert into quota_entries (order_id, quota_id, amount_cents, state)
     select id, :quota, net_cents, 'Reserved' from orders where number = :number`,
    { number, quota: await givenQuota({ usedCents: 40_000 }) }
  )
}

test.group('Orders | confirmed by hand', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the manage section books the payment with its day and reference', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder()
    const manager = await createStaff('manager')
    const today = CalendarDay.today()
    const send = (bookedOn: string) =>
      client
        .put(`/admin/manage-orders/${number}`)
        .json({ version: 1, state: 'Confirmed', bookedOn, paymentReference: 'Statement 12' })
        .loginAs(manager)
        .withCsrfToken()
        .withInertia()
        .redirects(0)
    for (const day of [today.plusDays(1).iso, today.plusDays(-2).iso, 'soon']) {
      assert.deepEqual(Object.keys(errorsOf(await send(day))), ['bookedOn'])
    }
    assert.deepEqual(await stateOf(number), { state: 'Registered', version: 1 })
    await send(today.format())
    const [payment, ...more] = await paymentsOf(number)
    assert.containsSubset(payment, { cents: GROSS, day: today.iso, reference: 'Statement 12' })
    assert.isEmpty(more)
    const history = await listAudit({ type: 'order', id: number })
    assert.deepEqual(
      history.map(({ action, actor }) => [action, actor.id === manager.id]),
      [
        ['orders.placed', false],
        ['payments.booked', true],
        ['orders.state_changed', true],
      ]
    )
  })

  test('what is confirmed can be given back', async ({ assert }) => {
    const number = await givenOrder()
    const change = { orderNumber: number, state: 'Confirmed' as const, actor: SYSTEM_ACTOR }
    await changeOrder({ ...change, discountCents: 10_000 })
    const gross = 35_700
    const day = CalendarDay.today().iso
    const reference = creditorReference(number)
    assert.containsSubset(await paymentsOf(number), [{ cents: gross, day, reference }])
    const wish = { orderNumber: number, reason: 'Cancelled', actor: ACTOR }
    const much = { ...wish, amountCents: gross + 1, idempotencyKey: randomUUID() }
    assert.isFalse((await refundOrder(much)).ok)
    const all = await refundOrder({ ...wish, amountCents: gross, idempotencyKey: randomUUID() })
    assert.containsSubset(all, { ok: true, value: { way: 'BankTransfer', state: 'Pending' } })
  })

  test('only what is missing is booked, and nothing twice', async ({ assert }) => {
    const number = await givenOrder()
    const bookedOn = CalendarDay.today()
    await confirmTransfer({ orderNumber: number, bookedOn, amountCents: 40_000, actor: ACTOR })
    const set = (state: 'Confirmed' | 'Registered') =>
      changeOrder({ orderNumber: number, state, reason: 'A mistake', actor: ACTOR })
    await set('Confirmed')
    const booked = [{ cents: 40_000 }, { cents: 7_600 }]
    assert.containsSubset(await paymentsOf(number), booked)
    await set('Registered')
    await set('Confirmed')
    assert.lengthOf(await paymentsOf(number), 2)
    assert.equal((await stateOf(number)).state, 'Confirmed')
  })

  test('a card and a quota bring their payment with them: {$self}')
    .with(['Card', 'Quota'] as const)
    .run(async ({ assert }, paymentMethod) => {
      const number = await givenOrder({ paymentMethod })
      if (paymentMethod === 'Quota') await reserve(number)
      await changeOrder({ orderNumber: number, state: 'Confirmed', actor: ACTOR })
      assert.equal((await stateOf(number)).state, 'Confirmed')
      assert.isEmpty(await paymentsOf(number))
    })

  test('an order that is created as Confirmed is paid from its beginning', async ({ assert }) => {
    const buyer = await createCustomer()
    const created = await createStaffOrder({
      ...{ userId: buyer.id, state: 'Confirmed', paymentMethod: 'BankTransfer' },
      ...{ basketOf: null, isNotified: false, actor: ACTOR, feeCents: 10_000 },
    })
    if (!created.ok) return assert.fail(created.refusal.code)
    const { orderNumber } = created.value
    assert.containsSubset(await paymentsOf(orderNumber), [{ cents: 11_900, by: 'Accounts' }])
    assert.equal((await stateOf(orderNumber)).state, 'Confirmed')
  })
})

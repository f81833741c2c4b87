import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { percentOf } from '#shared/domain/money'
import { CalendarDay } from '#shared/domain/calendar_day'
import { SYSTEM_ACTOR } from '#shared/audit'
import { resumeCardRefunds } from '#billing/actions/refund/finish_card_refund'
import { refundOrder } from '#billing/actions/refund/refund_order'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { payableCents } from '#billing/domain/invoice/content'
import { invoicePaper } from '#billing/actions/invoice/invoice_paper'
import { listInvoicesOfOrder } from '#billing/queries/invoice/find_invoice'
import { listRefunds } from '#billing/queries/refund/find_refund'
import { changeOrder } from '#orders/actions/staff/change_order'
import {
  attemptsOf,
  givenCard,
  givenCardProvider,
  payByCard,
} from '#tests/fixtures/orders/card_payment'
import { checkout, mailsTo, ordersOf } from '#tests/fixtures/orders/checkout'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { givenBuyer, givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { givenPaidOrder } from '#tests/fixtures/orders/given_paid_order'
import { givenQuota, usedOf } from '#tests/fixtures/orders/given_quota'
import { givenStaffBuyer } from '#tests/fixtures/orders/given_staff_buyer'
import { brokenRules } from '#tests/fixtures/billing/business_rules'
import { factsOf } from '#tests/fixtures/billing/invoice_facts'
import { readInvoice } from '#tests/fixtures/billing/read_invoice'
import { drainJobs } from '#tests/support/drain_jobs'
import type { CardProvider } from '../../../sandbox/card_provider/server.ts'

const GROSS = 41_650
type Client = Parameters<typeof payByCard>[0]

const wish = (orderNumber: number, amountCents: number, key = randomUUID()) => ({
  ...{ orderNumber, amountCents, idempotencyKey: key },
  reason: 'Two days were missing',
  actor: SYSTEM_ACTOR,
})

test.group('Orders | refunds', (group) => {
  let provider: CardProvider
  group.setup(async () => {
    provider = await givenCardProvider()
    return () => provider.stop()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => provider.provider.play(''))

  async function paidByCard(client: Client) {
    await givenSoldProduct('TICKS')
    await rows(null, 'update products set credit_card = true')
    const buyer = await givenBuyer('TICKS')
    await payByCard(client, buyer, await givenCard())
    const [order] = await ordersOf(buyer)
    const [attempt] = await attemptsOf(buyer)
    const payment = provider.provider.payments.payments.get(attempt!.paymentId!)!
    return { buyer, number: order!.number, payment }
  }

  const euros = (amount: bigint) => Number(amount) / 100

  test('a card gets a part and then the rest; the credit notes add up to the invoice', async ({
    assert,
    client,
  }) => {
    const { buyer, number, payment } = await paidByCard(client)
    await issueInvoice(number, SYSTEM_ACTOR)
    for (const part of [10_001, GROSS - 10_001]) {
      const refund = await refundOrder(wish(number, part))
      assert.containsSubset(refund, { ok: true, value: { state: 'Done', way: 'Card' } })
    }
    assert.equal(payment.canceled, payment.amount)
    const [invoice, ...notes] = await listInvoicesOfOrder(number)
    assert.deepEqual(
      notes.map(({ kind, grossCents }) => [kind, grossCents]),
      [
        ['CreditNote', 10_001],
        ['CreditNote', GROSS - 10_001],
      ]
    )
    const sum = (of: 'netCents' | 'vatCents') => notes.reduce((total, note) => total + note[of], 0)
    assert.deepEqual([sum('netCents'), sum('vatCents')], [invoice!.netCents, invoice!.vatCents])
    const paper = (await invoicePaper(notes[0]!.label, buyer.id))!
    const data = readInvoice(paper.xml)
    assert.containsSubset(data, { type: '381', corrects: invoice!.label, gross: 10_001 })
    await drainJobs({ only: ['billing.'] })
    const subjects = (await mailsTo(buyer)).map(({ subject }) => subject)
    assert.include(subjects, `Credit note ${notes[1]!.label} for your order ${number}`)
    const none = await refundOrder(wish(number, 1))
    assert.containsSubset(none, { refusal: { code: 'refunds.errors.nothing_left' } })
  })

  test('a credit note of any amount keeps the rules of EN 16931: {$self} cents')
    .with([1, 2, 100, 12_345, 33_333, 41_649])
    .run(async ({ assert, client }, part) => {
      const { buyer, number } = await paidByCard(client)
      for (const amount of [part, GROSS - part]) await refundOrder(wish(number, amount))
      const [invoice, ...notes] = await listInvoicesOfOrder(number)
      for (const { label } of notes) {
        const { xml } = (await invoicePaper(label, buyer.id))!
        assert.deepEqual(brokenRules(factsOf(xml)), [])
      }
      const sum = (of: 'netCents' | 'vatCents' | 'grossCents') =>
        notes.reduce((total, note) => total + note[of], 0)
      assert.deepEqual(
        [sum('netCents'), sum('vatCents'), sum('grossCents')],
        [invoice!.netCents, invoice!.vatCents, GROSS]
      )
      assert.deepEqual(notes.map(payableCents), [part, GROSS - part])
    })

  test('of 1,234.56 at 19 %: basis, VAT and the amount itself are right', async ({ assert }) => {
    const number = await givenPaidOrder({ cents: 200_000 })
    await rows(
      null,
      `insert into order_payments (order_number, amount_cents, booked_on, booked_by)
       values (?, 238000, current_date, 'Accounts')`,
      [number]
    )
    await refundOrder(wish(number, 123_456))
    const note = (await listInvoicesOfOrder(number))[1]!
    assert.equal(note.vatCents, percentOf(note.netCents, 19))
    assert.equal(payableCents(note), 123_456)
    const line = { code: null, range: null, countedDays: null, modules: null, cents: note.netCents }
    assert.deepEqual(note.content.lines, [{ name: `Refund for order ${number}`, ...line }])
    const { xml, pdf } = (await invoicePaper(note.label, null))!
    assert.deepEqual(brokenRules(factsOf(xml)), [])
    assert.deepEqual(readInvoice(xml).rounding, note.roundingCents)
    assert.isAbove(pdf.length, 0)
  })

  test('never more than was paid, and the same request only once', async ({ assert, client }) => {
    const { number, payment } = await paidByCard(client)
    const much = await refundOrder(wish(number, GROSS + 1))
    assert.containsSubset(much, { refusal: { code: 'refunds.errors.too_much' } })
    const key = randomUUID()
    await refundOrder(wish(number, 5_000, key))
    await refundOrder(wish(number, 5_000, key))
    const other = await refundOrder(wish(number, 6_000, key))
    assert.containsSubset(other, { refusal: { code: 'refunds.errors.key_reused' } })
    assert.equal(payment.cancels, 1)
    assert.lengthOf(await listRefunds(number), 1)
  })

  test('an answer that is lost leaves it pending; it is finished once, whoever comes', async ({
    assert,
    client,
  }) => {
    const { number, payment } = await paidByCard(client)
    await provider.stop()
    const open = await refundOrder(wish(number, 5_000))
    assert.containsSubset(open, { refusal: { code: 'refunds.errors.open' } })
    const second = await refundOrder(wish(number, 1_000))
    assert.containsSubset(second, { refusal: { code: 'refunds.errors.one_pending' } })
    assert.isEmpty(await listInvoicesOfOrder(number))

    const ledger = provider.provider.payments
    provider = await givenCardProvider()
    provider.provider.payments = ledger
    await rows(null, `update refunds set updated_at = now() - interval '2 minutes'`)
    await resumeCardRefunds()
    await resumeCardRefunds()
    assert.equal((await listRefunds(number))[0]!.state, 'Done')
    assert.deepEqual([payment.cancels, euros(payment.canceled)], [1, 5_000])
  })

  test('a transfer stays to be made until staff confirm it with its day', async ({
    assert,
    client,
  }) => {
    const number = await givenPaidOrder()
    await rows(
      null,
      `insert into order_payments (order_number, amount_cents, booked_on, booked_by)
       values (?, 47600, current_date, 'Accounts')`,
      [number]
    )
    const admin = await createStaff('admin')
    const send = (method: 'post' | 'put', path: string, form: object) =>
      client[method](`/admin/manage-orders/${number}/refunds${path}` as string)
        .header('referer', `http://${process.env.HOST}:${process.env.PORT}/admin/today`)
        .json(form)
        .loginAs(admin)
        .withCsrfToken()
        .withInertia()
        .redirects(0)
    const form = { amountCents: 47_600, reason: 'Cancelled', idempotencyKey: randomUUID() }
    const much = await send('post', '', { ...form, amountCents: 47_601 })
    assert.match(errorsOf(much).amount![0]!, /At most 476\.00 EUR/)
    const asked = await send('post', '', form)
    assert.match(asked.header('location')!, /\/admin\/today$/)
    const [refund] = await listRefunds(number)
    assert.containsSubset(refund, { state: 'Pending', way: 'BankTransfer' })
    assert.lengthOf(await listInvoicesOfOrder(number), 2)
    const early = await send('put', `/${refund!.id}`, { bookedOn: '2020/01/01' })
    assert.deepEqual(Object.keys(errorsOf(early)), ['bookedOn'])
    const today = CalendarDay.today().iso
    await send('put', `/${refund!.id}`, { bookedOn: today })
    assert.containsSubset(await listRefunds(number), [{ state: 'Done', bookedOn: today }])
  })

  test('a quota gets back what its order used, in part, and never twice', async ({
    assert,
    client,
  }) => {
    await givenSoldProduct('TICKS')
    const quota = await givenQuota({ totalCents: 100_000 })
    const buyer = await givenStaffBuyer('TICKS', 'derivatives')
    await checkout(client, buyer, { paymentMethod: 'Quota', expectedTotalCents: 35_000 })
    const [order] = await ordersOf(buyer)
    await refundOrder(wish(order!.number, 15_000))
    assert.equal(await usedOf(quota), 20_000)
    assert.isEmpty(await listInvoicesOfOrder(order!.number))
    await changeOrder({
      orderNumber: order!.number,
      expectedVersion: 1,
      state: 'Rejected',
      reason: 'Test',
      actor: SYSTEM_ACTOR,
    })
    assert.equal(await usedOf(quota), 0)
  })

  test('the state of a refund stands on the order for staff and customer', async ({ client }) => {
    const { buyer, number } = await paidByCard(client)
    await refundOrder(wish(number, 5_000))
    const own = await client.get(`/my-account/my-orders/${number}`).loginAs(buyer).withInertia()
    own.assertInertiaPropsContains({
      money: { paidCents: GROSS, refundedCents: 5_000, refunds: [{ state: 'Done', way: 'Card' }] },
    })
    const admin = await createStaff('admin')
    const page = await client.get(`/admin/manage-orders/${number}`).loginAs(admin).withInertia()
    page.assertInertiaPropsContains({
      money: {
        refundableCents: GROSS - 5_000,
        refunds: [{ reason: 'Two days were missing', askedBy: 'System' }],
      },
    })
  })
})

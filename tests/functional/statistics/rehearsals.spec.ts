import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createStaff } from '#database/factories/identity/people'
import { loadReferenceData, quoteFor, rulesIn } from '#catalogue'
import { SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { publishRehearsal } from '#statistics/actions/rehearsal/publish_rehearsal'
import { rehearse } from '#statistics/actions/rehearsal/rehearse'
import { rehearsalStates } from '#statistics/actions/rehearsal/rehearsal_states'
import { findRehearsal } from '#statistics/queries/rehearsal/rehearsals'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { givenQuota } from '#tests/fixtures/orders/given_quota'
import { givenRehearsal } from '#tests/fixtures/statistics/given_rehearsal'

const RULES = '/admin/rules'
const today = CalendarDay.today()
let productId = 0

/** An order of so many days of the product; a day costs 10.00 EUR today. */
async function givenSold(days: number, more: Parameters<typeof givenOrder>[0] = {}) {
  const number = await givenOrder({ cents: days * 1_000, state: 'Completed', ...more })
  await rows(
    null,
    `update order_items set product_id = ?, product_code = 'REHEARSED', counted_days = ?,
            price_cents = ? where order_id = (select id from orders where number = ?)`,
    [productId, days, days * 1_000, number]
  )
  return number
}

/** What the rules said of an order when it was placed, and what staff made of it. */
const givenRuled = (number: number, fee: { reason: string }, set: string) =>
  rows(null, `update orders set quote = quote || :ruled::jsonb, ${set} where number = :number`, {
    number,
    ruled: JSON.stringify({ fee: { amountCents: 5_000, ...fee }, vat: { percent: 19 } }),
  })

const reportOf = async (id: number) => (await findRehearsal(id))!.report!

async function rehearsed(wish: Parameters<typeof givenRehearsal>[0] = {}) {
  const id = await givenRehearsal(wish)
  await rehearse(id)
  return id
}

test.group('Statistics | rehearsed rules', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenReferenceData()
    // What other specs left is not counted.
    await rows(null, `update orders set created_at = created_at - interval '3 years'`)
    productId = (await givenProduct('REHEARSED')).id
    await givenFiles(productId, [{ day: '2025-03-03' }, { day: '2025-03-04' }])
  })

  test('orders are sold again by today and by the draft, with fee and VAT', async ({ assert }) => {
    const small = await givenSold(20)
    const large = await givenSold(50)
    await givenSold(40, { state: 'Rejected' })
    const report = await reportOf(
      await rehearsed({
        fee: { amountCents: 3_500, appliesUpToCents: 60_000 },
        prices: [{ code: 'REHEARSED', cents: 1_100 }],
      })
    )
    assert.equal(report.orders, 2)
    // 200 + 50 and 500, then 220 + 35 and 550 + 35.
    assert.deepEqual(report.net, [75_000, 84_000])
    assert.deepEqual(report.fee, [5_000, 7_000])
    assert.deepEqual(report.vat, [14_250, 15_960])
    assert.deepEqual([report.dearer, report.cheaper], [2, 0])
    assert.deepEqual(
      report.most.map(({ number, gross, why }) => [number, gross, why]),
      [
        [large, [59_500, 69_615], ['price', 'fee']],
        [small, [29_750, 30_345], ['price', 'fee']],
      ]
    )
    assert.deepEqual(
      report.limits.map(({ limit, orders }) => [limit, orders.map(({ number }) => number)]),
      [['fee_begins', [large]]]
    )
    assert.deepEqual(report.products[0]!.cents, [70_000, 77_000])
    assert.equal(report.months.length, 1)
  })

  test('what staff set by hand, discounts and orders by quota stay as they were', async ({
    assert,
  }) => {
    const [exempt, quota] = [await givenSold(50), await givenSold(50, { paymentMethod: 'Quota' })]
    await rows(
      null,
      `update orders set vat_reason = 'staff', vat_percent = 7, vat_cents = 2800,
              discount_cents = 10_000, net_cents = 40_000, gross_cents = 42_800 where number = ?`,
      [exempt]
    )
    const report = await reportOf(await rehearsed({ vatPercent: 25 }))
    assert.deepEqual(report.vat, [2_800, 2_800])
    assert.deepEqual(report.net, [90_000, 90_000])
    assert.notInclude(
      report.most.map(({ number }) => number),
      quota
    )
  })

  test('a fee that staff set, VAT that they changed and a free order stay by any draft', async ({
    assert,
  }) => {
    const [waived, changed, free] = [await givenSold(20), await givenSold(50), await givenSold(30)]
    await givenRuled(waived, { reason: 'small_order' }, `fee_cents = 0`)
    await givenRuled(
      changed,
      { reason: 'large_order' },
      `vat_percent = 7, vat_cents = 3_500, gross_cents = 53_500`
    )
    await givenRuled(
      free,
      { reason: 'small_order' },
      `discount_cents = 30_000, net_cents = 0, vat_cents = 0, gross_cents = 0`
    )
    const wish = { fee: { amountCents: 3_500, appliesUpToCents: 60_000 }, vatPercent: 25 }
    const prices = [{ code: 'REHEARSED', cents: 2_000 }]
    const report = await reportOf(await rehearsed({ ...wish, prices }))
    assert.deepEqual(report.fee, [0, 0])
    // 200 and 500, then twice as much and what a fee costs.
    assert.deepEqual(report.net, [70_000, 140_000])
    assert.deepEqual(report.vat, [7_300, 17_000])
    assert.deepEqual([report.dearer, report.limits], [2, []])
  })

  test('an order paid by card that no card may pay any more is named', async ({ assert }) => {
    const number = await givenSold(700, { paymentMethod: 'Card' })
    const report = await reportOf(
      await rehearsed({ prices: [{ code: 'REHEARSED', cents: 1_300 }] })
    )
    assert.deepInclude(
      report.limits.map(({ limit, orders }) => [limit, orders[0]!.number]),
      ['card', number]
    )
  })

  test('an order that would have found too little left of its quota is named', async ({
    assert,
  }) => {
    const quotaId = await givenQuota({ totalCents: 125_000 })
    const byQuota = { paymentMethod: 'Quota', createdAt: '2020-03-02T10:00:00Z' } as const
    const older = await givenSold(40, byQuota)
    const [first, second] = [await givenSold(40), await givenSold(40)]
    for (const number of [older, first, second]) {
      await rows(
        null,
        `insert into quota_entries (order_id, quota_id, amount_cents, state)
         select id, ?, net_cents, 'Booked' from orders where number = ?`,
        [quotaId, number]
      )
    }
    await rows(null, `update orders set payment_method = 'Quota' where number = any(?)`, [
      [first, second],
    ])
    const report = await reportOf(
      await rehearsed({ prices: [{ code: 'REHEARSED', cents: 1_200 }] })
    )
    assert.deepEqual(
      report.limits.map(({ limit, orders }) => [limit, orders.map(({ number }) => number)]),
      [['quota', [second]]]
    )
  })

  test('one that was stopped has no report, and is not begun again', async ({ assert }) => {
    const id = await givenRehearsal()
    assert.isTrue(await rehearsalStates.stop(id))
    await rehearse(id)
    assert.equal((await findRehearsal(id))!.state, 'Stopped')
    assert.isFalse(await rehearsalStates.stop(id))
  })

  test('a rehearsal that there is not cannot be stopped', async ({ client }) => {
    const answer = await client
      .post(`${RULES}/999999/stop`)
      .loginAs(await createStaff('admin'))
      .withCsrfToken()
      .redirects(0)
    answer.assertStatus(404)
  })

  test('rules are published once, and hold from their day', async ({ assert }) => {
    const id = await rehearsed({
      fee: { amountCents: 3_500, appliesUpToCents: 60_000 },
      vatPercent: 20,
      prices: [{ code: 'REHEARSED', cents: 1_100 }],
    })
    const from = today.plusDays(3)
    const published = await publishRehearsal({ id, from, actor: SYSTEM_ACTOR })
    assert.isTrue(published.ok)
    const again = await publishRehearsal({ id, from, actor: SYSTEM_ACTOR })
    assert.equal(again.ok || again.refusal.code, 'statistics.errors.published')
    const before = rulesIn(await loadReferenceData(null))
    assert.deepEqual([before.fee.amountCents, before.vat.percent], [5_000, 19])
    const [kept] = await rows<{ now: number; then: number }>(
      null,
      `select product_price_on(:id, shop_today()) as now, product_price_on(:id, :from) as "then"`,
      { id: productId, from: from.iso }
    )
    assert.deepEqual(kept, { now: 1_000, then: 1_100 })
  })

  test('from today on they price every basket at once', async ({ assert }) => {
    const id = await rehearsed({
      fee: { amountCents: 3_500, appliesUpToCents: 60_000 },
      vatPercent: 20,
      prices: [{ code: 'REHEARSED', cents: 1_100 }],
    })
    await publishRehearsal({ id, from: today, actor: SYSTEM_ACTOR })
    const [first, last] = [CalendarDay.of(2025, 3, 3), CalendarDay.of(2025, 3, 4)]
    const quote = await quoteFor({
      selections: [{ lineId: '1', productCode: 'REHEARSED', from: first, to: last }],
      customer: { deliveryCountry: 'DE', vatId: 'DE312748100' },
    })
    assert.deepEqual(
      [quote.subtotalCents, quote.fee.cents, quote.vat.percent, quote.rulesEffectiveFrom],
      [2_200, 3_500, 20, today.iso]
    )
  })

  test('a draft of rules that have changed since is not published', async ({ assert }) => {
    const id = await rehearsed({ prices: [{ code: 'REHEARSED', cents: 1_100 }] })
    await rows(null, 'update products set daily_price_cents = 900 where id = ?', [productId])
    const published = await publishRehearsal({ id, from: today, actor: SYSTEM_ACTOR })
    assert.equal(published.ok || published.refusal.code, 'statistics.errors.rules_changed')
  })

  test('forms say what is wrong at its field, and rehearse what differs', async ({
    assert,
    client,
  }) => {
    const admin = await createStaff('admin')
    const { fee, vat } = rulesIn(await loadReferenceData(null))
    const draft = {
      ...{ name: 'Dearer', from: today.plusDays(5).format(), vatPercent: vat.percent, levels: [] },
      ...{ feeAmountCents: fee.amountCents, feeUpToCents: fee.appliesUpToCents },
      prices: [{ code: 'REHEARSED', cents: 1_100 }],
    }
    const send = (more: object) =>
      client
        .post(RULES)
        .loginAs(admin)
        .withCsrfToken()
        .header('referrer', `${RULES}/new`)
        .redirects(0)
        .json({ ...draft, ...more })
    const errorsOf = async (more: object) => (await send(more).accept('json')).text()
    assert.include(await errorsOf({ from: '2027/02/31' }), 'from')
    assert.include(await errorsOf({ from: today.plusDays(-1).format() }), 'from')
    assert.include(await errorsOf({ vatPercent: 101 }), 'vatPercent')
    assert.include(await errorsOf({ feeAmountCents: -1 }), 'feeAmountCents')
    assert.include(await errorsOf({ prices: [{ code: 'REHEARSED', cents: 0 }] }), 'prices')
    assert.include(await errorsOf({ prices: [{ code: 'REHEARSED', cents: 10 ** 12 }] }), 'prices')
    const levels = [
      { lowLimit: 1, cents: 5 },
      { lowLimit: 1, cents: 4 },
    ]
    assert.include(await errorsOf({ levels: [{ group: 'x', levels }] }), 'levels')
    const free = [{ group: 'x', levels: [{ lowLimit: 1, cents: 0 }] }]
    assert.include(await errorsOf({ levels: free }), 'levels.0.levels.0.cents')
    assert.include(await errorsOf({ prices: [] }), 'form')
    const [kept] = await rows<{ n: number }>(null, 'select count(*) as n from rehearsals')
    assert.equal(kept!.n, 0)
    await send({})
    const [asked] = await rows<{ changes: object }>(null, 'select changes from rehearsals')
    assert.deepEqual(asked!.changes, [
      {
        ...{ rule: 'price', subject: 'REHEARSED', name: 'REHEARSED' },
        ...{ before: { cents: 1_000 }, after: { cents: 1_100 } },
      },
    ])
  })
})

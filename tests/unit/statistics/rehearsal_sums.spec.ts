import { test } from '@japa/runner'
import type { Both } from '#statistics/domain/rehearsal/report'
import type { RehearsedOrder } from '#statistics/domain/rehearsal/rehearsed_order'
import { MOST_CHANGED, RehearsalSums } from '#statistics/domain/rehearsal/sums'

const CARD_LIMIT = 1_000_000
const times = (count: number) => [...Array(count).keys()]

/** The nth order costs so much more by the draft; both sides without a fee and with 19 percent VAT. */
function order(nth: number, more: number, over: Partial<RehearsedOrder> = {}): RehearsedOrder {
  const net: Both = [10_000, 10_000 + more]
  const vat = net.map((cents) => Math.round(cents * 0.19)) as unknown as Both
  return {
    ...{ number: 10_000 + nth, day: '2026-03-02', company: 'Elbquant', userId: 7 },
    ...{ bookedNetCents: 9_000, isByCard: false, quota: null, net, fee: [0, 0], vat },
    gross: [net[0] + vat[0], net[1] + vat[1]],
    items: [{ product: { code: 'trades', name: 'Trades' }, cents: net }],
    ...over,
  }
}

const sold = (userId: number, net: Both) => ({
  ...{ userId, company: 'Elbquant', net },
  items: [{ product: { code: 'trades', name: 'Trades' }, cents: net }],
})

function reportOf(orders: readonly RehearsedOrder[]) {
  const sums = new RehearsalSums(CARD_LIMIT)
  for (const one of orders) sums.addOrder(one)
  return sums.report()
}

test.group('Statistics | what a rehearsal adds up', () => {
  test('months in their order, products and customers by how much they change', ({ assert }) => {
    const quotes = { product: { code: 'quotes', name: 'Quotes' }, cents: [4_000, 3_000] as Both }
    const report = reportOf([
      order(1, 500, { day: '2026-04-30' }),
      order(2, 200),
      order(3, -1_000, { userId: 8, company: 'Rive', items: [quotes] }),
    ])
    assert.deepEqual(
      report.months.map(({ month, orders, net }) => [month, orders, net]),
      [
        ['2026-03', 2, [20_000, 19_200]],
        ['2026-04', 1, [10_000, 10_500]],
      ]
    )
    assert.deepEqual(
      report.products.map(({ code, items, cents }) => [code, items, cents]),
      [
        ['quotes', 1, [4_000, 3_000]],
        ['trades', 2, [20_000, 20_700]],
      ]
    )
    assert.deepEqual(
      report.customers.map(({ userId, orders, net }) => [userId, orders, net]),
      [
        [8, 1, [10_000, 9_000]],
        [7, 2, [20_000, 20_700]],
      ]
    )
    assert.deepEqual([report.dearer, report.cheaper, report.bookedNetCents], [2, 1, 27_000])
    for (const parts of [report.months, report.customers]) {
      const sum = (side: 0 | 1) => parts.reduce((all, { net }) => all + net[side], 0)
      assert.deepEqual([sum(0), sum(1)], report.net)
    }
  })

  test('the 20 orders that change most are named, dearer or cheaper, the first of equal ones', ({
    assert,
  }) => {
    const changes = times(30).map((nth) => (nth % 2 ? 1 : -1) * (nth + 1) * 100)
    const { most } = reportOf([...changes.map((more, nth) => order(nth, more)), order(40, 3_000)])
    assert.lengthOf(most, MOST_CHANGED)
    assert.equal(MOST_CHANGED, 20)
    assert.deepEqual(
      most.slice(0, 3).map(({ number }) => number),
      [10_029, 10_040, 10_028]
    )
    assert.equal(most.at(-1)!.number, 10_011)
  })

  test('what costs the same is no order that changes', ({ assert }) => {
    const report = reportOf([order(1, 0), order(2, 0)])
    assert.deepEqual([report.most, report.limits, report.orders], [[], [], 2])
  })

  test('baskets that no card may pay any more are counted', ({ assert }) => {
    const sums = new RehearsalSums(CARD_LIMIT)
    sums.addBasket({ ...sold(7, [900, 990]), gross: [CARD_LIMIT, CARD_LIMIT + 1] })
    sums.addBasket({ ...sold(8, [100, 100]), gross: [119, 119] })
    const { baskets } = sums.report()
    assert.deepEqual(baskets, { count: 2, changed: 1, net: [1_000, 1_090], overCard: 1 })
  })

  test('baskets and saved quotes stand by product and customer, apart from orders', ({
    assert,
  }) => {
    const sums = new RehearsalSums(CARD_LIMIT)
    sums.addBasket({ ...sold(7, [900, 990]), gross: [1_071, 1_178] })
    sums.addQuote({ ...sold(7, [400, 400]), gross: [476, 476], forgone: 40 })
    sums.addQuote({ ...sold(8, [300, 300]), gross: [357, 357], forgone: null })
    const { open, products } = sums.report()
    assert.deepEqual(products, [])
    assert.deepEqual(open, {
      products: [{ code: 'trades', name: 'Trades', items: 3, cents: [1_600, 1_690] }],
      customers: [
        { userId: 7, company: 'Elbquant', orders: 2, net: [1_300, 1_390] },
        { userId: 8, company: 'Elbquant', orders: 1, net: [300, 300] },
      ],
      others: { products: null, customers: null },
    })
  })

  test('who is not named stands in one sum, so that the tables come to the total', ({ assert }) => {
    const report = reportOf(times(130).map((nth) => order(nth, nth, { userId: nth })))
    assert.lengthOf(report.customers, 100)
    // The 30 that change least: by 0 to 29 cents.
    assert.deepEqual(report.others!.customers, { count: 30, of: 30, cents: [300_000, 300_435] })
    const named = report.customers.reduce((sum, { net }) => sum + net[1], 0)
    assert.equal(named + report.others!.customers!.cents[1], report.net[1])
  })

  test('orders that cross a limit are named beyond the twentieth', ({ assert }) => {
    const { limits } = reportOf(times(250).map((nth) => order(nth, 0, { fee: [0, 5_000] })))
    assert.deepEqual(
      limits.map(({ limit, count, orders }) => [limit, count, orders.length]),
      [['fee_begins', 250, 200]]
    )
  })
})

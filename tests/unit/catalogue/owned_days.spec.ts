import fc from 'fast-check'
import { test } from '@japa/runner'
import { DayRange } from '#shared/domain/day_range'
import { ownedWithin, type OwnedRange } from '#catalogue/domain/owned_days'
import { CALENDAR, day } from '#tests/fixtures/catalogue/quote_lines'

const range = (from: string, to: string) => new DayRange(day(from), day(to))

const bought = (from: string, to: string, orderNumber: number | null = 7): OwnedRange => ({
  productId: 1,
  range: range(from, to),
  orderNumber,
})

const MARCH = range('2025-03-03', '2025-03-14')

test.group('Owned days', () => {
  test('what is left are the days between, without closed days at the ends', ({ assert }) => {
    const owned = ownedWithin(
      MARCH,
      [bought('2025-02-01', '2025-03-04', 9), bought('2025-03-12', '2025-03-13')],
      CALENDAR
    )
    assert.deepEqual(owned, {
      days: 4,
      orders: [7, 9],
      unpaidOrders: [],
      bySubscription: false,
      ranges: [
        { from: '2025-03-03', to: '2025-03-04' },
        { from: '2025-03-12', to: '2025-03-13' },
      ],
      missing: [
        { from: '2025-03-05', to: '2025-03-11' },
        { from: '2025-03-14', to: '2025-03-14' },
      ],
    })
  })

  test('a gap of closed days is nothing that could be bought', ({ assert }) => {
    const owned = ownedWithin(
      MARCH,
      [bought('2025-03-03', '2025-03-07'), bought('2025-03-10', '2025-03-14', null)],
      CALENDAR
    )
    assert.containsSubset(owned, { days: 10, bySubscription: true, missing: [] })
  })

  test('other parts are not owned, and those that hold all wanted ones are', ({ assert }) => {
    const owned = [
      {
        ...bought('2025-03-03', '2025-03-07'),
        filters: { levelOne: ['XALC', 'XALD'], levelTwo: ['EUR'] },
      },
    ]
    const days = (levelOne: string[], levelTwo: string[]) =>
      ownedWithin(MARCH, owned, CALENDAR, { filters: { levelOne, levelTwo } }).days
    assert.equal(days(['XALD'], ['EUR']), 5)
    assert.equal(days(['XALD'], ['EUR', 'CHF']), 0)
    assert.equal(days(['XALD', 'XALP'], ['EUR']), 0)
  })

  test('other securities are not owned, and a product as a whole holds all of them', ({
    assert,
  }) => {
    const parts = { levelOne: [], levelTwo: [] }
    const some = [
      { ...bought('2025-03-03', '2025-03-07'), filters: { ...parts, isins: ['A', 'B'] } },
    ]
    const days = (owned: OwnedRange[], isins: string[]) =>
      ownedWithin(MARCH, owned, CALENDAR, { filters: { ...parts, isins } }).days
    assert.deepEqual([days(some, ['B']), days(some, ['B', 'C'])], [5, 0])
    assert.equal(days([bought('2025-03-03', '2025-03-07')], ['C']), 5)
  })

  test('a degraded day that was left out is owned by nobody who wants it', ({ assert }) => {
    const owned = [{ ...bought('2025-03-03', '2025-03-14'), withDegraded: false }]
    const wanting = (degradedDays: string[]) =>
      ownedWithin(MARCH, owned, CALENDAR, { degradedDays })
    assert.containsSubset(wanting([]), { days: 10, missing: [] })
    assert.containsSubset(wanting(['2025-03-12']), {
      days: 9,
      missing: [{ from: '2025-03-12', to: '2025-03-12' }],
    })
  })

  test('a trading day without a file is nobody’s, and nothing that could be bought', ({
    assert,
  }) => {
    const notCharged = ['2025-03-05', '2025-03-08', '2025-03-14']
    const all = [bought('2025-03-03', '2025-03-14')]
    const owned = ownedWithin(MARCH, all, CALENDAR, { notCharged })
    assert.containsSubset(owned, { days: 8, missing: [] })
    const some = ownedWithin(MARCH, [bought('2025-03-03', '2025-03-04')], CALENDAR, { notCharged })
    assert.deepEqual(some.missing, [{ from: '2025-03-06', to: '2025-03-13' }])
  })

  test('an order that waits for its payment is named apart', ({ assert }) => {
    const open = { ...bought('2025-03-03', '2025-03-07', 8), isPaid: false }
    const owned = ownedWithin(MARCH, [open, bought('2025-03-10', '2025-03-14')], CALENDAR)
    assert.deepEqual([owned.orders, owned.unpaidOrders], [[7, 8], [8]])
  })

  test('orders elsewhere change nothing', ({ assert }) => {
    const owned = ownedWithin(MARCH, [bought('2025-04-01', '2025-04-30')], CALENDAR)
    assert.containsSubset(owned, { days: 0, orders: [] })
    assert.deepEqual(owned.missing, [{ from: '2025-03-03', to: '2025-03-14' }])
  })

  test('owned and missing days are all the trading days, and never the same', ({ assert }) => {
    const offset = fc.integer({ min: 0, max: 120 })
    const pair = fc.tuple(offset, offset).map(([one, other]) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      return new DayRange(day('2025-03-01').plusDays(from), day('2025-03-01').plusDays(to))
    })
    fc.assert(
      fc.property(pair, fc.array(pair, { maxLength: 6 }), (wanted, others) => {
        const owned = ownedWithin(
          wanted,
          others.map((one) => ({ productId: 1, range: one, orderNumber: 1 })),
          CALENDAR
        )
        const missing = owned.missing.map(({ from, to }) => range(from, to))
        for (const one of CALENDAR.tradingDays(wanted)) {
          const has = others.some((other) => other.contains(one))
          assert.equal(
            missing.some((gap) => gap.contains(one)),
            !has
          )
        }
        const left = missing.reduce((sum, gap) => sum + CALENDAR.countTradingDays(gap), 0)
        assert.equal(owned.days + left, CALENDAR.countTradingDays(wanted))
      })
    )
  })
})

import { test } from '@japa/runner'
import { datePrice, nextPrice, priceOn } from '#catalogue/domain/dated_price'

const PRICES = [
  { from: '-infinity', cents: 1_000 },
  { from: '2026-03-01', cents: 1_100 },
  { from: '2026-06-01', cents: null },
  { from: '2026-09-01', cents: 1_200 },
]

test.group('Catalogue | prices with a day from which they hold', () => {
  test('the last to begin holds: {day}')
    .with([
      { day: '1999-01-01', cents: 1_000 },
      { day: '2026-02-28', cents: 1_000 },
      { day: '2026-03-01', cents: 1_100 },
      { day: '2026-06-01', cents: null },
      { day: '2030-01-01', cents: 1_200 },
    ])
    .run(({ assert }, { day, cents }) => {
      assert.equal(priceOn(PRICES, day), cents)
    })

  test('the next price is another one that is still to begin', ({ assert }) => {
    assert.deepEqual(nextPrice(PRICES, '2026-02-01'), { from: '2026-03-01', cents: 1_100 })
    assert.deepEqual(nextPrice(PRICES, '2026-03-01'), { from: '2026-09-01', cents: 1_200 })
    assert.isNull(nextPrice(PRICES, '2026-09-01'))
    const same = [...PRICES, { from: '2027-01-01', cents: 1_200 }]
    assert.isNull(nextPrice(same, '2026-09-01'))
  })

  test('a wished price begins at once, later, or holds already: {title}')
    .with([
      { title: 'at once', cents: 1_500, from: null, is: { cents: 1_500, from: null } },
      {
        title: 'today',
        cents: 1_500,
        from: '2026-03-10',
        is: { cents: 1_500, from: '2026-03-10' },
      },
      {
        title: 'later',
        cents: 1_500,
        from: '2026-04-01',
        is: { cents: 1_500, from: '2026-04-01' },
      },
      { title: 'said again', cents: 1_200, from: '2026-09-01', is: { cents: 1_100, from: null } },
      {
        title: 'long ago, as it was',
        cents: 1_000,
        from: '2026-01-01',
        is: { cents: 1_100, from: null },
      },
    ])
    .run(({ assert }, { cents, from, is }) => {
      const known = { now: 1_100, prices: PRICES, today: '2026-03-10' }
      assert.deepEqual(datePrice({ cents, from }, known), { ...is, problem: null })
    })

  test('a day that has passed is refused, and a first price that is still to come', ({
    assert,
  }) => {
    const known = { now: 1_100, prices: PRICES, today: '2026-03-10' }
    assert.equal(datePrice({ cents: 5, from: '2026-03-09' }, known).problem, 'past')
    const unpriced = { now: null, prices: [], today: '2026-03-10' }
    assert.equal(datePrice({ cents: 5, from: '2026-04-01' }, unpriced).problem, 'first_price')
    assert.isNull(datePrice({ cents: 5, from: '2026-03-10' }, unpriced).problem)
  })
})

import { test } from '@japa/runner'
import { dayOfSmallestOrder, fromPrice } from '#catalogue/domain/from_price'

const LEVELS = new Map([
  [
    'fx',
    [
      { lowLimit: 1, highLimit: 1, modulePriceCents: 14_130 },
      { lowLimit: 2, highLimit: null, modulePriceCents: 11_800 },
    ],
  ],
])

const product = { pricing: 'module' as const, dailyPriceCents: null, priceGroup: 'fx' }

test.group('Price of a card | from', () => {
  test('what has no price yet is on request, and not free: {$i}')
    .with([
      { one: { ...product, pricing: 'day' as const }, price: { kind: 'request' } },
      { one: { ...product, priceGroup: null }, price: { kind: 'request' } },
      { one: product, price: { kind: 'module', cents: 14_130 } },
      {
        one: { ...product, pricing: 'day' as const, dailyPriceCents: 250 },
        price: { kind: 'day', cents: 250 },
      },
    ])
    .run(({ assert }, { one, price }) => {
      assert.deepEqual(fromPrice(one, LEVELS), price)
    })
})

test.group('Price of a card | a day of the smallest order', () => {
  test('{minimalDays} days at least make {cents} cents a day')
    .with([
      { minimalDays: 20, cents: 707 },
      { minimalDays: 31, cents: 456 },
      { minimalDays: 32, cents: 738 },
      { minimalDays: 1, cents: 14_130 },
    ])
    .run(({ assert }, { minimalDays, cents }) => {
      assert.equal(dayOfSmallestOrder({ ...product, minimalDays }, LEVELS, 31), cents)
    })

  test('a product that is sold by the day needs none, one without levels has none', ({
    assert,
  }) => {
    const byDay = { ...product, pricing: 'day' as const, minimalDays: 20 }
    assert.isNull(dayOfSmallestOrder(byDay, LEVELS, 31))
    assert.isNull(dayOfSmallestOrder({ ...product, minimalDays: 20 }, new Map(), 31))
  })
})

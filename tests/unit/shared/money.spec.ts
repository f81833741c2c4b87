import fc from 'fast-check'
import { test } from '@japa/runner'
import { formatEuro, percentOf, roundHalfUp } from '#shared/domain/money'

const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

test.group('Money', () => {
  test('rounds {value} to {expected}')
    .with([
      { value: 0.5, expected: 1 },
      { value: 1.4999, expected: 1 },
      { value: 2.5, expected: 3 },
      { value: -0.5, expected: -1 },
      { value: -2.5, expected: -3 },
      { value: -0.2, expected: 0 },
    ])
    .run(({ assert }, { value, expected }) => assert.strictEqual(roundHalfUp(value), expected))

  test('{percent} % of {amount} cents is {expected}')
    .with([
      { amount: 10_000, percent: 19, expected: 1_900 },
      { amount: 50, percent: 19, expected: 10 },
      { amount: -50, percent: 19, expected: -10 },
      { amount: 105, percent: 0, expected: 0 },
      { amount: 1_000, percent: 7.75, expected: 78 },
      { amount: 1_000_000_000_050, percent: 19, expected: 190_000_000_010 },
    ])
    .run(({ assert }, { amount, percent, expected }) =>
      assert.strictEqual(percentOf(amount, percent), expected)
    )

  test('{amount} cents read {en} and {de}')
    .with([
      { amount: 123_450, en: '1,234.50', de: '1.234,50' },
      { amount: -5, en: '−0.05', de: '−0,05' },
      { amount: 0, en: '0.00', de: '0,00' },
      { amount: 900_000_000_000_001, en: '9,000,000,000,000.01', de: '9.000.000.000.000,01' },
    ])
    .run(({ assert }, { amount, en, de }) => {
      assert.equal(formatEuro(amount, 'en'), en)
      assert.equal(formatEuro(amount, 'de'), de)
    })

  test('a percentage is the same distance from zero on both sides', () => {
    const property = fc.property(cents, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      return percentOf(-amount, percent) + percentOf(amount, percent) === 0
    })
    fc.assert(property)
  })

  test('a percentage is never further than half a cent from the exact share', () => {
    const property = fc.property(cents, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      return Math.abs(percentOf(amount, percent) * 100 - amount * percent) <= 50
    })
    fc.assert(property)
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount, formatMoney, formatShare } from './format'

test.each([
  [0, '0.00', '0,00'],
  [5, '0.05', '0,05'],
  [124960, '1,249.60', '1.249,60'],
  [-4203, '\u221242.03', '\u221242,03'],
  [123456789012, '1,234,567,890.12', '1.234.567.890,12'],
])('%i cents are %s and %s', (cents, english, german) => {
  expect(formatMoney(cents, 'en')).toBe(english)
  expect(formatMoney(cents, 'de')).toBe(german)
})

test('no cent is lost to rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cents) => {
      const digits = formatMoney(cents, 'en').replace(/[.,]/g, '')
      return Number(digits) === cents
    })
  )
})

test('counts and shares', () => {
  expect(formatCount(4312, 'en')).toBe('4,312')
  expect(formatCount(-24, 'de')).toBe('\u221224')
  expect(formatShare(0.624)).toBe('62\u00a0%')
})

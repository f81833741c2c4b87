import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSecurityCodes, securityCodesProblem } from './security_codes'

const codes = (text: string) => readSecurityCodes(text).map(({ code }) => code)
const valid = (text: string) => readSecurityCodes(text).map(({ isValid }) => isValid)

describe('securities', () => {
  test('stand between commas or on lines of their own', () => {
    expect(codes('DE0007164600, us0378331005\n\n AT0000A18XM4 ,')).toEqual([
      'DE0007164600',
      'US0378331005',
      'AT0000A18XM4',
    ])
    expect(valid('DE0007164600,us0378331005\nAT0000A18XM4')).toEqual([true, true, true])
  })

  test('may be common codes, which are filled to nine digits', () => {
    expect(readSecurityCodes('4711')).toEqual([{ typed: '4711', code: '000004711', isValid: true }])
    expect(valid('1234567890')).toEqual([false])
  })

  test('count once', () => {
    expect(codes('DE0007164600, DE 0007164600, 4711, 000004711')).toHaveLength(2)
  })

  test.each(['DE0007164601', 'D10007164600', 'DE000716460', 'DE000716460A', 'DE00071646000'])(
    '%s is none',
    (text) => expect(valid(text)).toEqual([false])
  )

  test('no single wrong digit of an ISIN goes unseen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 11 }), fc.integer({ min: 0, max: 9 }), (at, digit) => {
        const isin = 'DE0007164600'
        const other = isin.slice(0, at) + digit + isin.slice(at + 1)
        expect(valid(other)).toEqual([other === isin])
      })
    )
  })
})

test.each([
  ['', 'none'],
  [Array.from({ length: 11 }, (_, at) => String(at + 1)).join(), 'too_many'],
  ['DE0007164600, nonsense', 'invalid'],
  ['DE0007164600, 4711', null],
])('what keeps "%s" from being sent', (text, problem) => {
  expect(securityCodesProblem(readSecurityCodes(text))).toBe(problem)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readIsins } from './read_isins'

const codes = (text: string) => readIsins(text).map(({ code }) => code)

const TWO = ['DE0007164600', 'US0378331005']

test.each([
  ['commas', 'DE0007164600, us0378331005,'],
  ['lines', 'DE0007164600\r\n\r\nUS0378331005\n'],
  ['spaces, as in a mail', 'DE0007164600 US0378331005'],
  ['semicolons', 'DE0007164600;US0378331005'],
  ['groups of digits', 'DE 000 716 4600\nUS 037 833 1005'],
  ['groups beside each other', 'DE 0007164600 US 0378331005'],
  ['a column with its head', 'ISIN\nDE0007164600\nUS0378331005'],
  ['rows of a spreadsheet', 'DE0007164600\tAlster Software SE\t100\nUS0378331005\tApples\t7'],
  ['one that stands twice', 'DE0007164600, de 0007164600, US0378331005'],
])('two securities are read from %s', (_, text) => {
  expect(codes(text)).toEqual(TWO)
  expect(readIsins(text).every(({ problem }) => problem === null)).toBe(true)
})

test.each([
  ['DE0007164601', 'check_digit', 'DE0007164600'],
  ['DEOOO7164600', 'check_digit', 'DE0007164600'],
  ['DE000716460', 'malformed', 'DE0007164600'],
  ['D10007164600', 'malformed', null],
  ['DE000716460A', 'malformed', null],
  ['DE00071646000', 'malformed', null],
  ['716460', 'malformed', null],
])('%s is refused: %s, rather %s', (text, problem, suggestion) => {
  expect(readIsins(text)).toEqual([{ typed: text, code: text, problem, suggestion }])
})

test('no single wrong digit goes unseen, and the one that fits is known', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 11 }), fc.integer({ min: 0, max: 9 }), (at, digit) => {
      const isin = 'DE0007164600'
      const other = isin.slice(0, at) + digit + isin.slice(at + 1)
      const [read] = readIsins(other)
      expect(read!.problem === null).toBe(other === isin)
      if (read!.suggestion) expect(readIsins(read!.suggestion)[0]!.problem).toBeNull()
    })
  )
})

test('whatever is pasted is read without an end', () => {
  fc.assert(fc.property(fc.string(), (text) => readIsins(text).length <= text.length + 1))
})

import { test } from '@japa/runner'
import { MOST_ISINS } from '#catalogue/domain/isin_choice'
import { makeQuote } from '#catalogue/domain/quote/make_quote'
import type { SelectionFilters } from '#catalogue/domain/quote/types'
import { CHOICES, line, modules, RULES } from '#tests/fixtures/catalogue/quote_lines'

const NO_PARTS = { levelOne: [], levelTwo: [] }
const HELD = new Map([
  ['DE000ALS0013', 'Alster Schifffahrt AG'],
  ['FR0000LOI090', null],
])

const GERMANY = { code: 'DE', vatPercent: 19, eu: true }

/** A week of a product at 10 EUR, or whatever it is, with these securities. */
function quoted(filters?: SelectionFilters, product = {}) {
  const week = { from: '2025-03-03', to: '2025-03-07' }
  const byIsin = { isinField: 'isin', knownIsins: HELD, ...product }
  return makeQuote({
    lines: [line({ ...week, filters, product: byIsin })],
    customer: { country: GERMANY, vatId: 'DE1' },
    rules: RULES,
  }).lines[0]!
}

const isins = (...chosen: string[]) => ({ ...NO_PARTS, isins: chosen })
const codes = (notices: { code: string }[]) => notices.map(({ code }) => code.split('.').at(-1))

test.group('Quote | securities of a product that is sold by ISIN', () => {
  test('each one is charged for each day', ({ assert }) => {
    const one = quoted(isins('DE000ALS0013'))
    const two = quoted(isins('FR0000LOI090', 'DE000ALS0013'))
    assert.deepEqual([one.priceCents, two.priceCents], [5_000, 10_000])
    assert.deepEqual(two.pricing, { kind: 'day', dailyPriceCents: 1_000, isins: 2 })
    assert.deepEqual(two.filters, isins('FR0000LOI090', 'DE000ALS0013'))
    assert.deepEqual(two.isins, [
      { isin: 'FR0000LOI090', name: null, isAvailable: true },
      { isin: 'DE000ALS0013', name: 'Alster Schifffahrt AG', isAvailable: true },
    ])
    assert.isEmpty(two.errors)
  })

  test('small letters, spaces and repeats change nothing', ({ assert }) => {
    const entered = quoted(isins('de000als0013', 'DE000 ALS0013', 'DE000ALS0013'))
    assert.deepEqual(entered.filters, isins('DE000ALS0013'))
    assert.equal(entered.priceCents, 5_000)
  })

  test('one that the files do not hold is not charged, and that is said', ({ assert }) => {
    const some = quoted(isins('DE000ALS0013', 'US0378331005'))
    assert.equal(some.priceCents, 5_000)
    assert.containsSubset(some.isins, [{ isin: 'US0378331005', isAvailable: false }])
    assert.deepEqual(some.warnings, [
      { code: 'catalogue.warnings.isins_left_out', params: { n: 1, isins: 'US0378331005' } },
    ])
  })

  test('{title}: {code}')
    .with([
      { title: 'none', filters: undefined, code: 'isin_needed' },
      { title: 'an empty list', filters: isins(), code: 'isin_needed' },
      { title: 'a wrong check digit', filters: isins('DE000ALS0014'), code: 'isin_invalid' },
      { title: 'a common code', filters: isins('4711'), code: 'isin_invalid' },
      { title: 'only others', filters: isins('US0378331005'), code: 'isins_unavailable' },
      {
        title: 'venues',
        filters: { levelOne: ['XALC'], levelTwo: [], isins: ['DE000ALS0013'] },
        code: 'no_filters',
      },
    ])
    .run(({ assert }, { filters, code }) => {
      assert.deepEqual(codes(quoted(filters).errors), [code])
    })

  test('more than one item takes are refused', ({ assert }) => {
    const many = Array.from({ length: MOST_ISINS + 1 }, (_, at) => withCheckDigit(at))
    assert.isEmpty(quoted(isins(...many.slice(2), 'DE000ALS0013')).errors)
    assert.deepEqual(codes(quoted(isins(...many)).errors), ['isins_too_many'])
  })

  test('every other product takes no ISIN, and its lines name none', ({ assert }) => {
    const whole = { isinField: null }
    assert.deepEqual(codes(quoted(isins('DE000ALS0013'), whole).errors), ['no_isins'])
    const plain = quoted(undefined, whole)
    assert.deepEqual([plain.isins, plain.filters, plain.errors], [null, null, []])
    const fx = quoted(undefined, { ...whole, ...modules() })
    assert.isNull(fx.isins)
  })

  test('venues and currencies are chosen beside them where a product has both', ({ assert }) => {
    const both = { levelOne: ['XALD'], levelTwo: ['EUR'], isins: ['DE000ALS0013'] }
    const chosen = quoted(both, { filterChoices: CHOICES })
    assert.deepEqual(chosen.filters, both)
    assert.isEmpty(chosen.errors)
  })
})

/** DE00000000N with the digit that fits. */
function withCheckDigit(at: number): string {
  const body = `DE${String(at).padStart(9, '0')}`
  const digits = [...body].map((sign) => Number.parseInt(sign, 36)).join('')
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + Math.floor(value / 10) + (value % 10)
  }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

import { test } from '@japa/runner'
import { makeQuote } from '#catalogue/domain/quote/make_quote'
import { priceFacts } from '#catalogue/finds/price_facts'
import { line, modules, RULES } from '#tests/fixtures/catalogue/quote_lines'

const APRIL = { from: '2025-04-01', to: '2025-04-30', degraded: ['2025-04-09'] }
const NOBODY = { country: null, vatId: null }

const quoteOf = (product = {}) =>
  makeQuote({ lines: [line({ ...APRIL, product })], customer: NOBODY, rules: RULES })

test.group('What a price found in the palette is made of', () => {
  test('every step from calendar days to the net total, with its reason', ({ assert }) => {
    assert.deepEqual(priceFacts(quoteOf(), 'en'), [
      { label: 'Calendar days', text: '30' },
      { label: 'Weekend days', text: '−8' },
      { label: 'Exchange holidays', text: '−2' },
      { label: 'Degraded days, left out', text: '−1' },
      { label: 'Counted trading days', text: '19', rank: 'sum' },
      { label: '19 days at 10.00 a day', text: '190.00' },
      {
        label: 'Administrative fee',
        text: '50.00',
        why: 'Charged up to a subtotal of 300.00 EUR.',
      },
      {
        label: 'Net total, EUR',
        text: '240.00',
        why: 'Settled once the delivery country is known.',
        rank: 'total',
      },
    ])
  })

  test('modules are named with the price of one, in German as Germans write it', ({ assert }) => {
    const facts = priceFacts(quoteOf(modules()), 'de')
    assert.deepInclude(facts, { label: 'Module, 1 × 141,30', text: '141,30' })
    assert.equal(facts.at(-1)!.text, '191,30')
  })
})

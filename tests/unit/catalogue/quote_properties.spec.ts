import fc from 'fast-check'
import { test } from '@japa/runner'
import { makeQuote } from '#catalogue/domain/quote/make_quote'
import type { QuoteLineInput } from '#catalogue/domain/quote/types'
import { day, line, modules, RULES } from '#tests/fixtures/catalogue/quote_lines'

const COUNTRIES = [
  null,
  { code: 'DE', vatPercent: 19, eu: true },
  { code: 'AT', vatPercent: 20, eu: true },
  { code: 'NO', vatPercent: 25, eu: false },
]

/** Selections from before the first to after the last day, some of them reversed. */
const selection = fc.record({
  start: fc.integer({ min: -30, max: 960 }),
  length: fc.integer({ min: -5, max: 300 }),
  cents: fc.option(fc.integer({ min: 0, max: 99_999 })),
  missing: fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 6 }),
  degraded: fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 6 }),
  includeDegraded: fc.boolean(),
})

const dayAt = (offset: number) => day('2024-01-02').plusDays(offset).iso

const lines = fc.array(selection, { maxLength: 6 }).map((selections) =>
  selections.map(({ start, length, cents, missing, ...rest }, index): QuoteLineInput => {
    const from = day('2024-01-01').plusDays(start)
    return line({
      lineId: String(index),
      from: from.iso,
      to: from.plusDays(length).iso,
      missing: missing.map(dayAt),
      degraded: rest.degraded.map(dayAt),
      includeDegraded: rest.includeDegraded,
      product: cents === null ? modules() : { pricing: { kind: 'day', dailyPriceCents: cents } },
    })
  })
)

const input = fc.record({
  lines,
  country: fc.constantFrom(...COUNTRIES),
  discountCents: fc.integer({ min: -10, max: 3_000_000 }),
  quota: fc.boolean(),
})

type Input = typeof input extends fc.Arbitrary<infer T> ? T : never

const quoteOf = ({ lines: selected, country, discountCents, quota }: Input) =>
  makeQuote({
    lines: selected,
    customer: { country, vatId: null },
    discountCents,
    paymentMethod: quota ? 'Quota' : 'BankTransfer',
    rules: RULES,
  })

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

test.group('Quote | what holds for every selection', () => {
  test('parts add up to the whole, in whole cents, and nothing is negative', ({ assert }) => {
    fc.assert(
      fc.property(input, (given) => {
        const quote = quoteOf(given)
        assert.equal(sum(quote.lines.map(({ priceCents }) => priceCents)), quote.subtotalCents)
        const { subtotalCents, fee, discountCents, netCents, vat, grossCents } = quote
        assert.equal(subtotalCents + fee.cents - discountCents, netCents)
        assert.equal(netCents + vat.cents, grossCents)
        for (const cents of [subtotalCents, fee.cents, discountCents, netCents, grossCents]) {
          assert.isTrue(Number.isSafeInteger(cents) && cents >= 0, `${cents}`)
        }
      })
    )
  })

  test('every calendar day is a weekend day, holiday, missing, outside or counted', ({
    assert,
  }) => {
    fc.assert(
      fc.property(lines, (selected) => {
        for (const one of quoteOf({
          lines: selected,
          country: null,
          discountCents: 0,
          quota: false,
        }).lines) {
          const explained =
            one.weekendDays + one.holidays.length + one.missingDays.length + one.outsideDays
          const leftOut = one.degradedIncluded ? 0 : one.degradedDays.length
          assert.equal(explained + one.countedDays + leftOut, one.calendarDays)
          assert.isAtLeast(one.outsideDays, 0)
        }
      })
    )
  })

  test('the order of the lines is of no account', ({ assert }) => {
    fc.assert(
      fc.property(input, (given) => {
        const forwards = quoteOf(given)
        const backwards = quoteOf({ ...given, lines: given.lines.toReversed() })
        assert.deepEqual(backwards.lines.toReversed(), forwards.lines)
        assert.deepEqual({ ...backwards, lines: [] }, { ...forwards, lines: [] })
      })
    )
  })

  test('a day more never costs less, unless a cheaper level explains it', ({ assert }) => {
    fc.assert(
      fc.property(lines, fc.nat(), (selected, which) => {
        fc.pre(selected.length > 0)
        const at = which % selected.length
        const longer = selected.map((one, index) =>
          index === at ? { ...one, to: one.to.plusDays(1) } : one
        )
        const [before, after] = [selected, longer].map((given) =>
          quoteOf({ lines: given, country: null, discountCents: 0, quota: false })
        )
        if (after!.subtotalCents >= before!.subtotalCents) return
        const levels = [before!, after!].map(({ lines: priced }) =>
          priced.map(({ pricing }) => (pricing.kind === 'module' ? pricing.level?.lowLimit : null))
        )
        assert.notDeepEqual(levels[1], levels[0])
      }),
      { numRuns: 300 }
    )
  })

  test('the difference to the next level is what reaching it really costs', ({ assert }) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 14 }), (wanted) => {
        const ranges = (count: number) =>
          Array.from({ length: count }, (_, index) =>
            line({
              lineId: String(index),
              from: '2025-03-03',
              to: '2025-03-03',
              product: modules(),
            })
          )
        const price = (count: number) =>
          makeQuote({
            lines: ranges(count),
            customer: { country: null, vatId: null },
            rules: RULES,
          })
        const now = price(wanted)
        const { pricing } = now.lines[0]!
        fc.pre(pricing.kind === 'module' && pricing.nextLevel !== null)
        const { modulesMissing, differenceCents } = pricing.nextLevel!
        const then = price(wanted + modulesMissing)
        assert.equal(then.subtotalCents - now.subtotalCents, differenceCents)
      })
    )
  })

  test('a fee is charged up to its limit and never above', ({ assert }) => {
    fc.assert(
      fc.property(lines, (selected) => {
        const { subtotalCents, fee } = quoteOf({
          lines: selected,
          country: null,
          discountCents: 0,
          quota: false,
        })
        assert.equal(fee.cents > 0, subtotalCents > 0 && subtotalCents <= 30_000)
      })
    )
  })

  test('a quote is plain data that survives being stored', ({ assert }) => {
    fc.assert(
      fc.property(input, (given) => {
        const quote = quoteOf(given)
        assert.deepEqual(JSON.parse(JSON.stringify(quote)), quote)
      })
    )
  })
})

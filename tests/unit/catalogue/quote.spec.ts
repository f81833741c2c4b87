import { test } from '@japa/runner'
import { makeQuote } from '#catalogue/domain/quote/make_quote'
import type { QuoteInput } from '#catalogue/domain/quote/make_quote'
import type { QuoteLineInput } from '#catalogue/domain/quote/types'
import { CHOICES, LEVELS, line, modules, RULES } from '#tests/fixtures/catalogue/quote_lines'

const GERMANY = { code: 'DE', vatPercent: 19, eu: true }
const AUSTRIA = { code: 'AT', vatPercent: 20, eu: true }
const NORWAY = { code: 'NO', vatPercent: 25, eu: false }

const quote = (lines: QuoteLineInput[], more: Partial<QuoteInput> = {}) =>
  makeQuote({ lines, customer: { country: GERMANY, vatId: 'DE1' }, rules: RULES, ...more })

/** A line of ten counted days at a price that makes exactly this subtotal. */
const worth = (cents: number) =>
  line({
    from: '2025-03-03',
    to: '2025-03-03',
    product: { pricing: { kind: 'day', dailyPriceCents: cents } },
  })

const codes = (notices: { code: string }[]) =>
  notices.map(({ code }) => code.replace(/^catalogue\.(errors|warnings)\./, ''))

test.group('Quote | counted days', () => {
  test('every calendar day is explained', ({ assert }) => {
    const [counted] = quote([
      line({
        from: '2025-03-03',
        to: '2025-05-30',
        missing: ['2025-04-09'],
        degraded: ['2025-03-12', '2025-05-20'],
        includeDegraded: true,
      }),
    ]).lines
    assert.containsSubset(counted, {
      calendarDays: 89,
      businessDays: 62,
      files: 122,
      bytes: 12_200,
      weekendDays: 24,
      missingDays: ['2025-04-09'],
      degradedDays: ['2025-03-12', '2025-05-20'],
      outsideDays: 0,
      countedDays: 61,
      priceCents: 61_000,
    })
    assert.deepEqual(
      counted!.holidays.map(({ day, name }) => [day, name.de]),
      [
        ['2025-04-18', 'Karfreitag'],
        ['2025-04-21', 'Ostermontag'],
        ['2025-05-01', 'Tag der Arbeit'],
      ]
    )
    assert.deepEqual(codes(counted!.warnings), ['degraded_days', 'missing_days'])
  })

  test('degraded days are left out until the buyer includes them', ({ assert }) => {
    const days = { from: '2025-03-03', to: '2025-03-14', degraded: ['2025-03-12', '2025-05-20'] }
    const [left, included] = [false, true].map(
      (includeDegraded) => quote([line({ ...days, includeDegraded })]).lines[0]!
    )
    assert.containsSubset(left, { countedDays: 9, files: 18, bytes: 1_800, priceCents: 9_000 })
    assert.deepEqual(left!.degradedDays, ['2025-03-12'])
    assert.deepEqual(codes(left!.warnings), ['degraded_left_out'])
    assert.containsSubset(included, { countedDays: 10, files: 20, bytes: 2_000 })
    assert.deepEqual(codes(included!.warnings), ['degraded_days'])
  })

  test('minimal days are business days, whether they have files or not', ({ assert }) => {
    const result = quote([
      line({
        from: '2025-03-03',
        to: '2025-03-07',
        missing: ['2025-03-05'],
        product: { minimalDays: 5 },
      }),
    ])
    assert.isTrue(result.canSubmit)
    assert.containsSubset(result.lines[0], { businessDays: 5, countedDays: 4, priceCents: 4_000 })
  })

  test('parts can be chosen of a filterable product only', ({ assert }) => {
    const filters = { levelOne: ['XALC'], levelTwo: ['EUR'] }
    const days = { from: '2025-03-03', to: '2025-03-07', filters }
    const [refused] = quote([line(days)]).lines
    assert.deepEqual(codes(refused!.errors), ['no_filters'])
    assert.isNull(refused!.filters)
    const [chosen] = quote([line({ ...days, product: { filterChoices: CHOICES } })]).lines
    assert.isEmpty(chosen!.errors)
    assert.deepEqual(chosen!.filters, filters)
    assert.deepEqual(chosen!.parts?.levelOne, [{ id: 1, code: 'XALC', name: 'Alster Cash Market' }])
  })

  test('parts cost what the whole costs, and nothing chosen is the whole', ({ assert }) => {
    const days = { from: '2025-03-03', to: '2025-03-07', product: { filterChoices: CHOICES } }
    const part = quote([line({ ...days, filters: { levelOne: ['XALD'], levelTwo: ['EUR'] } })])
    const whole = quote([line(days)])
    assert.equal(part.subtotalCents, whole.subtotalCents)
    assert.deepEqual(whole.lines[0]!.filters, {
      levelOne: ['XALC', 'XALD'],
      levelTwo: ['EUR', 'CHF'],
    })
  })

  test('the choice {levelOne} and {levelTwo} answers {code}')
    .with([
      { levelOne: ['XALC', 'NONE'], levelTwo: ['EUR'], code: 'filter_unknown' },
      { levelOne: ['XALC'], levelTwo: ['xalc'], code: 'filter_unknown' },
      { levelOne: [], levelTwo: ['EUR'], code: 'filter_one_needed' },
      { levelOne: ['XALD'], levelTwo: [], code: 'filter_two_needed' },
    ])
    .run(({ assert }, { code, ...filters }) => {
      const result = quote([
        line({
          from: '2025-03-03',
          to: '2025-03-07',
          filters,
          product: { filterChoices: CHOICES },
        }),
      ])
      assert.deepEqual(codes(result.lines[0]!.errors), [code])
      assert.isFalse(result.canSubmit)
    })

  test('a choice is the same however it is said', ({ assert }) => {
    const [first] = quote([
      line({
        from: '2025-03-03',
        to: '2025-03-07',
        filters: { levelOne: ['XALD', 'XALC', 'XALD'], levelTwo: ['CHF', 'EUR'] },
        product: { filterChoices: CHOICES },
      }),
    ]).lines
    assert.deepEqual(first!.filters, { levelOne: ['XALC', 'XALD'], levelTwo: ['EUR', 'CHF'] })
  })

  test('a selection {from} to {to} answers {code}')
    .with([
      { from: '2025-03-05', to: '2025-03-03', code: 'range_reversed' },
      { from: '2025-03-08', to: '2025-03-09', code: 'no_files' },
      { from: '2025-04-18', to: '2025-04-21', code: 'no_files' },
      { from: '2025-03-03', to: '2025-03-05', code: 'minimal_days' },
      { from: '2024-01-01', to: '2024-03-29', code: 'outside_coverage' },
      { from: '2026-05-01', to: '2026-07-01', code: 'outside_coverage' },
    ])
    .run(({ assert }, { from, to, code }) => {
      const result = quote([line({ from, to, product: { minimalDays: 5 } })])
      assert.deepEqual(codes(result.lines[0]!.errors), [code])
      assert.isFalse(result.canSubmit)
    })

  test('messages carry their figures', ({ assert }) => {
    const short = quote([
      line({ from: '2025-03-03', to: '2025-03-03', product: { minimalDays: 20 } }),
    ])
    assert.deepEqual(short.lines[0]!.errors[0]!.params, {
      ...{ n: 20, more: 19 },
      ...{ from: '2025-03-03', to: '2025-03-28' },
    })
    const outside = quote([line({ from: '2023-03-03', to: '2025-03-03' })])
    assert.deepEqual(outside.lines[0]!.errors[0]!.params, {
      first: '2024/01/02',
      last: '2026/06/30',
    })
    assert.equal(outside.lines[0]!.outsideDays, 217)
  })

  test('the days that are missing from {from} to {to} make {first} to {last}')
    .with([
      { from: '2025-04-16', to: '2025-04-17', first: '2025-04-16', last: '2025-04-24' },
      { from: '2026-06-29', to: '2026-06-30', first: '2026-06-24', last: '2026-06-30' },
    ])
    .run(({ assert }, { from, to, first, last }) => {
      const [counted] = quote([line({ from, to, product: { minimalDays: 5 } })]).lines
      const { params } = counted!.errors[0]!
      assert.containsSubset(params, { more: 3, from: first, to: last })
      const whole = quote([line({ from: first, to: last, product: { minimalDays: 5 } })])
      assert.isTrue(whole.canSubmit)
      assert.equal(whole.lines[0]!.businessDays, 5)
    })

  test('a history that is shorter than the minimum offers no range', ({ assert }) => {
    const days = { from: '2025-03-03', to: '2025-03-03' }
    const [counted] = quote([line({ ...days, product: { minimalDays: 5_000 } })]).lines
    assert.deepEqual(counted!.errors[0]!.params, { n: 5_000, more: 4_999 })
  })

  test('exactly the minimal days are enough', ({ assert }) => {
    const result = quote([
      line({ from: '2025-03-03', to: '2025-03-07', product: { minimalDays: 5 } }),
    ])
    assert.isTrue(result.canSubmit)
  })

  test('a product that is not for sale says why: {code}')
    .with([
      { product: { orderable: false }, code: 'not_orderable' },
      { product: { pricing: { kind: 'request' } }, code: 'on_request' },
      { product: { excludedCountries: ['DE'] }, code: 'region' },
      { product: { firstDay: null, lastDay: null }, code: 'no_files' },
    ] as const)
    .run(({ assert }, { product, code }) => {
      const excluded = 'excludedCountries' in product ? ['DE'] : []
      const result = quote([
        line({
          from: '2025-03-03',
          to: '2025-03-28',
          product: { ...product, excludedCountries: excluded },
        }),
      ])
      assert.include(codes(result.lines[0]!.errors), code)
      assert.isFalse(result.canSubmit)
    })
})

test.group('Quote | administrative fee', () => {
  test('a subtotal of {subtotal} pays {fee}, {distance} short of none')
    .with([
      { subtotal: 1, fee: 5_000, distance: 30_000 },
      { subtotal: 29_999, fee: 5_000, distance: 2 },
      { subtotal: 30_000, fee: 5_000, distance: 1 },
      { subtotal: 30_001, fee: 0, distance: 0 },
    ] as const)
    .run(({ assert }, { subtotal, fee, distance }) => {
      const result = quote([worth(subtotal)])
      assert.equal(result.fee.cents, fee)
      assert.equal(result.fee.distanceCents, distance)
      assert.equal(result.netCents, subtotal + fee)
    })

  test(
    'the other reading, 30.00 below 100.00, is the same rule with other figures: {subtotal} pays {fee}'
  )
    .with([
      { subtotal: 9_999, fee: 3_000 },
      { subtotal: 10_000, fee: 0 },
      { subtotal: 10_001, fee: 0 },
    ] as const)
    .run(({ assert }, { subtotal, fee }) => {
      const rule = { amountCents: 3_000, appliesUpToCents: 9_999, basis: 'subtotal' } as const
      assert.equal(quote([worth(subtotal)], { rules: { ...RULES, fee: rule } }).fee.cents, fee)
    })

  test('nothing selected pays nothing', ({ assert }) => {
    const result = quote([])
    assert.equal(result.fee.reason, 'empty')
    assert.equal(result.grossCents, 0)
    assert.deepEqual(codes(result.errors), ['nothing_selected'])
  })
})

test.group('Quote | discount', () => {
  test('{discountCents} off a subtotal of 200.00 leaves {net} net')
    .with([
      { discountCents: 0, net: 25_000 },
      { discountCents: 19_999, net: 5_001 },
      { discountCents: 20_000, net: 0 },
      { discountCents: 25_000, net: 0 },
    ] as const)
    .run(({ assert }, { discountCents, net }) => {
      const result = quote([worth(20_000)], { discountCents })
      assert.equal(result.netCents, net)
      assert.equal(result.subtotalCents + result.fee.cents - result.discountCents, net)
      assert.isEmpty(result.errors)
    })

  test('from the subtotal upwards the order is free', ({ assert }) => {
    const result = quote([worth(20_000)], { discountCents: 20_000 })
    assert.containsSubset(result, { grossCents: 0, fee: { cents: 0, reason: 'free_order' } })
    assert.equal(result.vat.cents, 0)
  })

  test('{$self} lies outside the bounds')
    .with([-1, 25_001])
    .run(({ assert }, discountCents) => {
      const result = quote([worth(20_000)], { discountCents })
      assert.deepEqual(codes(result.errors), ['discount_bounds'])
      assert.isAtLeast(result.netCents, 0)
      assert.isFalse(result.canSubmit)
    })
})

test.group('Quote | VAT', () => {
  test('{reason}: {percent} %')
    .with([
      { country: GERMANY, reason: 'domestic', percent: 19, cents: 6_650, missing: true },
      { country: AUSTRIA, reason: 'eu_reverse_charge', percent: 0, cents: 0, missing: true },
      { country: NORWAY, reason: 'outside_eu', percent: 0, cents: 0, missing: false },
      { country: null, reason: 'unknown', percent: 0, cents: 0, missing: false },
    ] as const)
    .run(({ assert }, { country, reason, percent, cents, missing }) => {
      const result = quote([worth(35_000)], { customer: { country, vatId: null } })
      assert.containsSubset(result.vat, { reason, percent, cents, idMissing: missing })
      assert.equal(result.grossCents, 35_000 + cents)
      assert.equal(codes(result.errors).includes('vat_id_missing'), missing)
    })

  test('only outside the EU, and while nobody knows where it goes, a price is net', ({
    assert,
  }) => {
    const countries = [GERMANY, AUSTRIA, NORWAY, null]
    const isNet = countries.map(
      (country) => quote([worth(35_000)], { customer: { country, vatId: null } }).vat.isNet
    )
    assert.deepEqual(isNet, [false, false, true, true])
  })

  test('payment by quota carries no VAT in any country', ({ assert }) => {
    const result = quote([worth(35_000)], { paymentMethod: 'Quota' })
    assert.containsSubset(result.vat, { reason: 'quota', percent: 0, cents: 0, idRequired: true })
    assert.isFalse(result.vat.isNet)
  })

  test('half a cent is rounded up', ({ assert }) => {
    assert.equal(quote([worth(30_050)]).vat.cents, 5_710)
    assert.equal(quote([worth(30_350)]).vat.cents, 5_767)
  })
})

test.group('Quote | modules', () => {
  test('{days} counted days are {modules} modules at {price}')
    .with([
      { to: '2025-03-03', days: 1, modules: 1, price: 14_130 },
      { to: '2025-04-14', days: 31, modules: 1, price: 14_130 },
      { to: '2025-04-15', days: 32, modules: 2, price: 28_260 },
    ])
    .run(({ assert }, { to, days, modules: count, price }) => {
      const [priced] = quote([line({ from: '2025-03-03', to, product: modules() })]).lines
      assert.equal(priced!.countedDays, days)
      assert.containsSubset(priced!.pricing, { modules: count, unusedDays: count * 31 - days })
      assert.equal(priced!.priceCents, price)
    })

  test('all lines of a price group pick the level together', ({ assert }) => {
    const lines = ['fx', 'ndf'].map((code) =>
      line({ lineId: code, from: '2025-03-03', to: '2025-05-30', product: modules(code) })
    )
    const alone = quote([lines[0]!])
    const together = quote(lines)
    assert.containsSubset(alone.lines[0]!.pricing, { groupModules: 2, level: LEVELS[0]! })
    assert.containsSubset(alone.lines[0]!.pricing, {
      nextLevel: { lowLimit: 4, modulesMissing: 2 },
    })
    assert.containsSubset(together.lines[0]!.pricing, { groupModules: 4, level: LEVELS[1]! })
    assert.equal(together.subtotalCents, 4 * 11_800)
  })

  test('the last level has no next one, and another group counts alone', ({ assert }) => {
    const long = line({ from: '2024-01-02', to: '2025-12-31', product: modules() })
    const other = line({
      lineId: 'b',
      from: '2025-03-03',
      to: '2025-03-03',
      product: { pricing: { kind: 'module', group: 'OTHER', groupName: 'Other', levels: LEVELS } },
    })
    const [first, second] = quote([long, other]).lines
    assert.containsSubset(first!.pricing, { level: LEVELS[2]!, nextLevel: null })
    assert.containsSubset(second!.pricing, { groupModules: 1, level: LEVELS[0]! })
  })

  test('a product of the same category that is priced by the day leaves modules alone', ({
    assert,
  }) => {
    const fixing = line({ lineId: 'day', from: '2025-03-03', to: '2025-03-28' })
    const result = quote([
      line({ from: '2025-03-03', to: '2025-03-28', product: modules() }),
      fixing,
    ])
    assert.deepEqual(
      result.lines.map(({ priceCents }) => priceCents),
      [14_130, 20_000]
    )
  })
})

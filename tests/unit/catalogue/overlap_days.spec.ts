import fc from 'fast-check'
import { test } from '@japa/runner'
import type { QuoteLine } from '#catalogue'
import { makeQuote } from '#catalogue/domain/quote/make_quote'
import { overlapDaysOf } from '#catalogue/domain/overlap_days'
import { CHOICES, day, line, modules, RULES } from '#tests/fixtures/catalogue/quote_lines'

type Wish = Omit<Parameters<typeof line>[0], 'lineId'>

/** Lines as the shop quotes them, named a, b, c … in their order. */
function quoted(wishes: Wish[]): QuoteLine[] {
  const lines = wishes.map((wish, index) => line({ ...wish, lineId: 'abcdefgh'[index] }))
  return makeQuote({ lines, customer: { country: null, vatId: null }, rules: RULES }).lines
}

const overlaps = (...wishes: Wish[]) => Object.fromEntries(overlapDaysOf(quoted(wishes)))

/** Monday to Friday, with a weekend before the second week. */
const WEEK = { from: '2025-03-03', to: '2025-03-07' }
const NEXT = { from: '2025-03-10', to: '2025-03-14' }
const BOTH = { from: WEEK.from, to: NEXT.to }

const filterable = { filterChoices: CHOICES }
const parts = (levelOne: string[], levelTwo = ['EUR']) => ({
  product: filterable,
  filters: { levelOne, levelTwo },
})

const byIsin = (...isins: string[]) => ({
  product: { isinField: 'isin', knownIsins: new Map(isins.map((isin) => [isin, null])) },
  filters: { levelOne: [], levelTwo: [], isins },
})
const [FIRST, SECOND, THIRD] = ['DE000ALS0013', 'FR0000LOI090', 'DE000ALS0021']

test.group('Overlap of basket items', () => {
  test('{name}')
    .with<{ name: string; wishes: Wish[]; found: Record<string, number> }[]>([
      { name: 'a single item meets none', wishes: [WEEK], found: {} },
      { name: 'items that follow each other share no day', wishes: [WEEK, NEXT], found: {} },
      { name: 'the later item is told of all its days', wishes: [WEEK, WEEK], found: { b: 5 } },
      { name: 'weekends between are not counted', wishes: [BOTH, BOTH], found: { b: 10 } },
      {
        name: 'a day in two items before counts once',
        wishes: [WEEK, WEEK, BOTH],
        found: { b: 5, c: 5 },
      },
      {
        name: 'days of several items before add up',
        wishes: [WEEK, NEXT, { from: '2025-03-06', to: '2025-03-11' }],
        found: { c: 4 },
      },
      {
        name: 'a weekend alone in common is nothing',
        wishes: [
          { ...WEEK, to: '2025-03-09' },
          { ...NEXT, from: '2025-03-08' },
        ],
        found: {},
      },
      {
        name: 'holidays and missing days are not counted',
        wishes: [
          { from: '2025-04-14', to: '2025-04-25', missing: ['2025-04-23'] },
          { from: '2025-04-17', to: '2025-04-24', missing: ['2025-04-23'] },
        ],
        found: { b: 3 },
      },
      {
        name: 'another product is another matter',
        wishes: [WEEK, { ...WEEK, product: { id: 2, code: 'other' } }],
        found: {},
      },
      {
        name: 'modules overlap like days',
        wishes: [
          { ...WEEK, product: modules() },
          { ...BOTH, product: modules() },
        ],
        found: { b: 5 },
      },
      {
        name: 'an item that cannot be ordered as chosen meets none',
        wishes: [WEEK, { ...WEEK, product: { minimalDays: 30 } }, WEEK],
        found: { c: 5 },
      },
      {
        name: 'a range that runs backwards meets none',
        wishes: [WEEK, { from: WEEK.to, to: WEEK.from }],
        found: {},
      },
    ])
    .run(({ assert }, { wishes, found }) => {
      assert.deepEqual(overlaps(...wishes), found)
    })

  test('parts meet where those of one are among those of the other: {name}')
    .with([
      { name: 'the same', one: parts(['XALC']), other: parts(['XALC']), days: 5 },
      { name: 'fewer and more', one: parts(['XALC']), other: parts(['XALD', 'XALC']), days: 5 },
      { name: 'others', one: parts(['XALC']), other: parts(['XALD']), days: 0 },
      {
        name: 'more here and fewer there',
        one: parts(['XALC'], ['EUR', 'CHF']),
        other: parts(['XALC', 'XALD'], ['EUR']),
        days: 0,
      },
      { name: 'the whole and one', one: { product: filterable }, other: parts(['XALD']), days: 5 },
      { name: 'an ISIN among two', one: byIsin(FIRST!), other: byIsin(SECOND!, FIRST!), days: 5 },
      { name: 'one ISIN each', one: byIsin(FIRST!), other: byIsin(SECOND!), days: 0 },
      {
        name: 'two ISINs each, one in common',
        one: byIsin(FIRST!, SECOND!),
        other: byIsin(SECOND!, THIRD!),
        days: 0,
      },
    ])
    .run(({ assert }, { one, other, days }) => {
      const found = days > 0 ? { b: days } : {}
      assert.deepEqual(overlaps({ ...WEEK, ...one }, { ...WEEK, ...other }), found)
      assert.deepEqual(overlaps({ ...WEEK, ...other }, { ...WEEK, ...one }), found)
    })

  test('degraded days are shared only where both items want them', ({ assert }) => {
    const wish = (includeDegraded: boolean) => ({
      ...WEEK,
      degraded: ['2025-03-05'],
      includeDegraded,
    })
    assert.deepEqual(overlaps(wish(true), wish(true)), { b: 5 })
    assert.deepEqual(overlaps(wish(false), wish(true)), { b: 4 })
    assert.deepEqual(overlaps(wish(true), wish(false)), { b: 4 })
  })

  const offset = fc.integer({ min: 0, max: 120 })
  const wishes = fc.record({ one: offset, other: offset, includeDegraded: fc.boolean() })
  const wished = wishes.map(({ one, other, includeDegraded }): Wish => {
    const at = (days: number) => day('2025-03-01').plusDays(days).iso
    return {
      from: at(Math.min(one, other)),
      to: at(Math.max(one, other)),
      missing: ['2025-03-12', '2025-04-23'],
      degraded: ['2025-03-05', '2025-05-07'],
      includeDegraded,
    }
  })

  test('two items share as many days whichever was first, and never more than either has', ({
    assert,
  }) => {
    fc.assert(
      fc.property(wished, wished, (one, other) => {
        const { b: shared = 0 } = overlaps(one, other)
        assert.equal(overlaps(other, one).b ?? 0, shared)
        for (const { countedDays } of quoted([one, other])) assert.isAtMost(shared, countedDays)
      })
    )
  })

  test('the same item twice shares exactly the days that the quote counts', ({ assert }) => {
    fc.assert(
      fc.property(wished, (wish) => {
        const [{ countedDays } = { countedDays: 0 }] = quoted([wish])
        assert.equal(overlaps(wish, wish).b ?? 0, countedDays)
      })
    )
  })
})

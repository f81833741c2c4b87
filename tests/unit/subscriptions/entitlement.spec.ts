import { test } from '@japa/runner'
import fc from 'fast-check'
import { CalendarDay } from '#shared/domain/calendar_day'
import {
  ALWAYS,
  daysSeen,
  holds,
  itemsSeen,
  rightTo,
  type EntitledRange,
  type Entitlement,
} from '#subscriptions/domain/entitlement'
import { seenDayByDay, untilDayByDay, whyDayByDay } from '#tests/fixtures/subscriptions/day_by_day'
import { aDay, anEntitlement } from '#tests/fixtures/subscriptions/entitlements'

const day = (text: string | null) => (text === null ? null : CalendarDay.parse(text)!)
const open = (from: string | null, until: string | null) => ({ from: day(from), until: day(until) })
const range = (days: ReturnType<typeof open>, visible = ALWAYS): EntitledRange => ({
  days,
  visible,
})
const entitled = (ranges: EntitledRange[], over: Partial<Entitlement> = {}): Entitlement => ({
  ...{ isUnrestricted: false, visible: ALWAYS, ranges },
  ...over,
})

const YEAR = open('2026-01-01', '2026-12-31')
const TODAY = '2026-09-18'

test.group('Subscriptions | the right to a day', () => {
  const cases: [string, string, Entitlement, string][] = [
    ['nothing is entitled without ranges', '2026-05-04', entitled([]), 'not_entitled'],
    ['unrestricted is an own property', '1999-05-04', entitled([], { isUnrestricted: true }), '-'],
    ['the first day belongs to the range', '2026-01-01', entitled([range(YEAR)]), '-'],
    ['the last day belongs to the range', '2026-12-31', entitled([range(YEAR)]), '-'],
    ['the day before does not', '2025-12-31', entitled([range(YEAR)]), 'not_entitled'],
    ['the day after does not', '2027-01-01', entitled([range(YEAR)]), 'not_entitled'],
    [
      'a range without an end goes on',
      '2040-01-01',
      entitled([range(open('2026-01-01', null))]),
      '-',
    ],
    [
      'a day in a gap of two ranges is nobody’s',
      '2026-05-04',
      entitled([range(open('2026-01-01', '2026-04-30')), range(open('2026-06-01', '2026-08-31'))]),
      'not_entitled',
    ],
    [
      'visible until today is visible today',
      '2026-05-04',
      entitled([range(YEAR, open(null, TODAY))]),
      '2026-09-18',
    ],
    [
      'visible until yesterday is over',
      '2026-05-04',
      entitled([range(YEAR, open(null, '2026-09-17'))]),
      'no_longer_visible',
    ],
    [
      'visible from tomorrow is not yet',
      '2026-05-04',
      entitled([range(YEAR, open('2026-09-19', null))]),
      'not_yet_visible',
    ],
    [
      'a second range that holds the day and goes on longer counts',
      '2026-05-04',
      entitled([
        range(YEAR, open(null, '2026-10-01')),
        range(open('2026-05-01', '2026-05-31'), open(null, '2028-12-31')),
      ]),
      '2028-12-31',
    ],
    [
      'what comes is told before what is over',
      '2026-05-04',
      entitled([range(YEAR, open(null, '2026-09-01')), range(YEAR, open('2026-10-01', null))]),
      'not_yet_visible',
    ],
    [
      'the first day with files is one of them',
      '2026-05-04',
      entitled([{ ...range(YEAR), actualStart: day('2026-05-04') }]),
      '-',
    ],
    [
      'a day before the first one with files gives nothing',
      '2026-05-03',
      entitled([{ ...range(YEAR), actualStart: day('2026-05-04') }]),
      'not_entitled',
    ],
    [
      'the window of the whole subscription cuts a range',
      '2026-05-04',
      entitled([range(YEAR)], { visible: open(null, '2026-09-30') }),
      '2026-09-30',
    ],
    [
      'the window of the whole subscription ends unrestricted access',
      '2026-05-04',
      entitled([], { isUnrestricted: true, visible: open(null, '2026-09-17') }),
      'no_longer_visible',
    ],
    [
      'windows that never meet show nothing',
      '2026-05-04',
      entitled([range(YEAR, open('2027-01-01', null))], { visible: open(null, '2026-09-30') }),
      'not_entitled',
    ],
  ]

  test('{0}')
    .with(cases)
    .run(({ assert }, [, of, entitlement, expected]) => {
      const right = rightTo(day(of)!, entitlement, day(TODAY)!)
      assert.equal(right.may ? (right.until?.iso ?? '-') : right.why, expected)
    })

  test('a day may be seen exactly when a range of its own says so day by day', () => {
    fc.assert(
      fc.property(aDay, anEntitlement, aDay, (of, entitlement, today) => {
        return rightTo(of, entitlement, today).may === seenDayByDay(of, entitlement, today)
      }),
      { numRuns: 2_000 }
    )
  })

  test('why a day may not be seen, and until when it may, is what the days say one by one', () => {
    fc.assert(
      fc.property(aDay, anEntitlement, aDay, (of, entitlement, today) => {
        const right = rightTo(of, entitlement, today)
        if (!right.may) return right.why === whyDayByDay(of, entitlement, today)
        return (right.until?.iso ?? null) === untilDayByDay(of, entitlement, today)
      }),
      { numRuns: 2_000 }
    )
  })

  test('the days that are seen are those with a right', () => {
    fc.assert(
      fc.property(aDay, anEntitlement, aDay, (of, entitlement, today) => {
        const seen = daysSeen(entitlement, today).some((days) => holds(days, of))
        return seen === rightTo(of, entitlement, today).may
      }),
      { numRuns: 2_000 }
    )
  })

  test('the parts that are seen are those of the ranges that give the day now', () => {
    fc.assert(
      fc.property(aDay, anEntitlement, aDay, (of, entitlement, today) => {
        const alone = (one: EntitledRange) => ({ ...entitlement, ranges: [one] })
        const seen = entitlement.ranges.filter((one) => rightTo(of, alone(one), today).may)
        const expected = new Set(seen.flatMap(({ items = [] }) => items))
        const shown = itemsSeen(of, entitlement, today)
        return shown.length === expected.size && shown.every((item) => expected.has(item))
      }),
      { numRuns: 2_000 }
    )
  })

  test('the last day of a right is the last on which it holds', () => {
    fc.assert(
      fc.property(aDay, anEntitlement, aDay, (of, entitlement, today) => {
        const right = rightTo(of, entitlement, today)
        if (!right.may || right.until === null) return true
        return rightTo(of, entitlement, right.until).may
      }),
      { numRuns: 2_000 }
    )
  })

  test('nobody sees less for one more range, and nobody more for one less', () => {
    fc.assert(
      fc.property(aDay, anEntitlement, aDay, (of, entitlement, today) => {
        const less = { ...entitlement, ranges: entitlement.ranges.slice(1) }
        return !rightTo(of, less, today).may || rightTo(of, entitlement, today).may
      }),
      { numRuns: 2_000 }
    )
  })
})

import { test } from '@japa/runner'
import fc from 'fast-check'
import type { DaysOfMonth } from '#catalogue'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { TradingCalendar } from '#shared/domain/trading_calendar'
import { holds, type OpenRange } from '#subscriptions/domain/entitlement'
import { heldCoverage } from '#subscriptions/domain/held_coverage'

const day = (text: string) => CalendarDay.parse(text)!
const today = day('2026-11-23')
const calendar = new TradingCalendar('T', new Map([['2026-12-25', { en: 'X', de: 'X' }]]))
const range = (from: string | null, until: string | null): OpenRange => ({
  from: from === null ? null : day(from),
  until: until === null ? null : day(until),
})
/** Monday to Friday of a week in November but for the Wednesday. */
const FILES = ['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20'].map(day)
const bits = (...days: number[]) => days.reduce((mask, date) => mask | (1 << (date - 1)), 0)

/** Days of files as the inventory sums them up, with the trading days between them that it misses. */
function monthsOf(files: readonly CalendarDay[]): DaysOfMonth[] {
  if (files.length === 0) return []
  const has = new Set(files.map(({ iso }) => iso))
  const days = [...new DayRange(files[0]!, files.at(-1)!).days()]
  const byMonth = Map.groupBy(days, ({ year, month }) => year * 100 + month)
  const some = (of: CalendarDay[]) => bits(...of.map(({ day: date }) => date))
  return [...byMonth].map(([month, own]) => ({
    month,
    there: some(own.filter(({ iso }) => has.has(iso))),
    missing: some(own.filter((one) => !has.has(one.iso) && calendar.isTradingDay(one))),
  }))
}

const MONTHS = monthsOf(FILES)

test.group('Subscriptions | what is held day by day', () => {
  test('days that are there, a hole between them, and days to come until the end', ({ assert }) => {
    const days = [range('2026-11-17', '2026-11-25')]
    const held = heldCoverage({ months: MONTHS, seen: days, entitled: days, calendar, today })
    assert.deepEqual(held, {
      months: [
        { month: 202611, available: bits(17, 19, 20), missing: bits(18), degraded: 0, holidays: 0 },
      ],
      pending: [{ month: 202611, days: bits(23, 24, 25) }],
      ...{ days: 3, first: '2026-11-17', last: '2026-11-20', until: '2026-11-25', toCome: 3 },
      drawnUntil: '2026-11-25',
    })
  })

  test('without an end nothing is counted to come, and a year of it is drawn', ({ assert }) => {
    const days = [range('2026-11-17', null)]
    const held = heldCoverage({ months: MONTHS, seen: days, entitled: days, calendar, today })
    assert.deepEqual([held.until, held.drawnUntil, held.toCome], [null, null, null])
    assert.equal(held.pending.at(-1)!.month, 202711)
  })

  test('what is not visible is neither there nor missing', ({ assert }) => {
    const entitled = [range('2026-11-16', '2026-11-20')]
    const held = heldCoverage({ months: MONTHS, seen: [], entitled, calendar, today })
    assert.deepEqual([held.months, held.days, held.first, held.toCome], [[], 0, null, 0])
  })

  test('a holiday is not to come, and without a calendar nothing is', ({ assert }) => {
    const days = [range('2026-12-24', '2026-12-28')]
    const held = heldCoverage({ months: MONTHS, seen: days, entitled: days, calendar, today })
    assert.deepEqual(held.pending, [{ month: 202612, days: bits(24, 28) }])
    const bare = heldCoverage({ months: MONTHS, seen: days, entitled: days, calendar: null, today })
    assert.deepEqual(bare.pending, [])
  })

  test('an end in the year 9999 is counted at once, and drawn for three years', ({ assert }) => {
    const days = [range('2026-11-17', '9999-12-31')]
    const held = heldCoverage({ months: MONTHS, seen: days, entitled: days, calendar, today })
    assert.deepEqual([held.until, held.drawnUntil], ['9999-12-31', '2029-11-22'])
    assert.equal(held.pending.at(-1)!.month, 202911)
    const ahead = new DayRange(day('2026-11-21'), day('9999-12-31'))
    assert.equal(held.toCome, calendar.countTradingDays(ahead))
  })

  test('as many days as an oracle counts one by one', ({ assert }) => {
    const some = fc.array(fc.integer({ min: -60, max: 60 }), { maxLength: 40 })
    const spans = fc.array(fc.tuple(fc.integer({ min: -80, max: 80 }), fc.nat(60)), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(some, spans, (offsets, pairs) => {
        const files = [...new Set(offsets)].sort((a, b) => a - b).map((n) => today.plusDays(n))
        const ranges = pairs.map(([from, length]) => ({
          from: today.plusDays(from),
          until: today.plusDays(from + length),
        }))
        const held = heldCoverage({
          months: monthsOf(files),
          seen: ranges,
          entitled: ranges,
          calendar,
          today,
        })
        const there = files.filter((one) => ranges.some((span) => holds(span, one)))
        assert.equal(held.days, there.length)
        const drawn = held.months.reduce((sum, { available }) => sum + ones(available), 0)
        assert.equal(drawn, there.length)
        const has = new Set(files.map(({ iso }) => iso))
        const missing = there.length > 0 ? [...new DayRange(there[0]!, files.at(-1)!).days()] : []
        assert.equal(
          held.months.reduce((sum, month) => sum + ones(month.missing), 0),
          missing.filter(
            (one) =>
              !has.has(one.iso) &&
              calendar.isTradingDay(one) &&
              ranges.some((span) => holds(span, one))
          ).length
        )
        assert.deepEqual(
          [held.first, held.last],
          [there[0]?.iso ?? null, there.at(-1)?.iso ?? null]
        )
        const newest = files.at(-1) ?? today.plusDays(-1)
        let toCome = 0
        for (let n = -90; n <= 200; n++) {
          const one = today.plusDays(n)
          const counts = one.isAfter(newest) && calendar.isTradingDay(one)
          if (counts && ranges.some((span) => holds(span, one))) toCome++
        }
        assert.equal(held.toCome, ranges.length > 0 ? toCome : null)
      })
    )
  })
})

const ones = (mask: number) => mask.toString(2).replaceAll('0', '').length

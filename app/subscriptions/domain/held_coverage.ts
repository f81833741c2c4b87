import { countDays, monthOf, type DaysOfMonth } from '#catalogue'
import type { CalendarDay } from '#shared/domain/calendar_day'
import type { DayRange } from '#shared/domain/day_range'
import type { TradingCalendar } from '#shared/domain/trading_calendar'
import type { OpenRange } from '#subscriptions/domain/entitlement'
import { bitsIn, firstDayOf, lastDayOf } from '#subscriptions/domain/month_bits'
import { stretchesOf } from '#subscriptions/domain/stretches_of'

/** How far days to come are drawn where a subscription has no end, and at the most. */
const DRAWN_AHEAD = 365
const MOST_DRAWN_AHEAD = 3 * 365

type Held = {
  /** Days of which the inventory has files and days that it misses, the oldest month first. */
  months: readonly DaysOfMonth[]
  /** Days of data that may be fetched today. */
  seen: readonly OpenRange[]
  entitled: readonly OpenRange[]
  calendar: TradingCalendar | null
  today: CalendarDay
}

/** Days of a month as bits, bit 0 for the first. */
type MonthMarks = {
  month: number
  available: number
  degraded: number
  missing: number
  holidays: number
}

export type HeldCoverage = {
  months: MonthMarks[]
  pending: { month: number; days: number }[]
  /** How many days can be fetched, and the first and last of them. */
  days: number
  first: string | null
  last: string | null
  /** The last entitled day; null where there is no end. */
  until: string | null
  /** Up to where it is drawn; null where there is no end. */
  drawnUntil: string | null
  /** Trading days that are still to come; null where there is no end. */
  toCome: number | null
}

/** What a subscription gives, day by day: what is there, what is missing between, what is to come. */
export function heldCoverage({ months, seen, entitled, calendar, today }: Held): HeldCoverage {
  const marks = marksOf(months, seen)
  const there = marks.filter(({ available }) => available !== 0)
  const until = lastOf(entitled)
  const drawn = drawnUntil(until, today)
  const comesFrom = newestOf(months, today).plusDays(1)
  const coming = (end: CalendarDay) => stretchesOf(entitled, { from: comesFrom, until: end })
  return {
    months: marks,
    pending: calendar ? pendingOf(coming(drawn), calendar) : [],
    days: there.reduce((sum, { available }) => sum + countDays(available), 0),
    first: there.length > 0 ? firstDayOf(there[0]!.month, there[0]!.available).iso : null,
    last: there.length > 0 ? lastDayOf(there.at(-1)!.month, there.at(-1)!.available).iso : null,
    until: until?.iso ?? null,
    drawnUntil: until && drawn.iso,
    toCome: until && tradingDaysIn(coming(until), calendar),
  }
}

/** What may be fetched, and what is missing after the first day that may be. */
function marksOf(months: readonly DaysOfMonth[], seen: readonly OpenRange[]): MonthMarks[] {
  const marks = months.map(({ month, there, missing }) => {
    const shown = bitsIn(month, seen)
    return { month, available: there & shown, missing: missing & shown, degraded: 0, holidays: 0 }
  })
  const first = marks.findIndex(({ available }) => available !== 0)
  if (first < 0) return []
  const [begun, ...later] = marks.slice(first) as [MonthMarks, ...MonthMarks[]]
  const beforeFirst = (begun.available & -begun.available) - 1
  return [{ ...begun, missing: begun.missing & ~beforeFirst }, ...later].filter(
    ({ available, missing }) => available !== 0 || missing !== 0
  )
}

/** The newest day with files, or yesterday where there is none. */
function newestOf(months: readonly DaysOfMonth[], today: CalendarDay): CalendarDay {
  const newest = months.findLast(({ there }) => there !== 0)
  return newest ? lastDayOf(newest.month, newest.there) : today.plusDays(-1)
}

/** The last day of all ranges; null where one is open. */
function lastOf(ranges: readonly OpenRange[]): CalendarDay | null {
  const ends = ranges.flatMap(({ until }) => until ?? [])
  if (ends.length < ranges.length || ends.length === 0) return null
  return ends.reduce((last, end) => (end.isAfter(last) ? end : last))
}

/** An end of the year 9999 would be a ribbon of a hundred thousand months. */
function drawnUntil(until: CalendarDay | null, today: CalendarDay): CalendarDay {
  if (!until) return today.plusDays(DRAWN_AHEAD)
  const most = today.plusDays(MOST_DRAWN_AHEAD)
  return until.isAfter(most) ? most : until
}

const tradingDaysIn = (stretches: readonly DayRange[], calendar: TradingCalendar | null): number =>
  stretches.reduce((sum, one) => sum + (calendar?.countTradingDays(one) ?? 0), 0)

function pendingOf(stretches: readonly DayRange[], calendar: TradingCalendar) {
  const months = new Map<number, number>()
  for (const day of stretches.flatMap((one) => calendar.tradingDays(one))) {
    const month = monthOf(day)
    months.set(month, (months.get(month) ?? 0) | (1 << (day.day - 1)))
  }
  return [...months].map(([month, days]) => ({ month, days }))
}

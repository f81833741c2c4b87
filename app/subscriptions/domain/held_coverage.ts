import type { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import type { TradingCalendar } from '#shared/domain/trading_calendar'
import { holds, type OpenRange } from '#subscriptions/domain/entitlement'

/** How far days to come are drawn where a subscription has no end. */
const DRAWN_AHEAD = 365

type Held = {
  /** Days of which the inventory has files, the oldest first. */
  files: readonly CalendarDay[]
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
  /** Trading days that are still to come; null where there is no end. */
  toCome: number | null
}

/** What a subscription gives, day by day: what is there, what is missing between, what is to come. */
export function heldCoverage({ files, seen, entitled, calendar, today }: Held): HeldCoverage {
  const available = files.filter((day) => seen.some((range) => holds(range, day)))
  const newest = files.at(-1) ?? today.plusDays(-1)
  const has = new Set(files.map(({ iso }) => iso))
  const inSeen = (day: CalendarDay) => seen.some((range) => holds(range, day))
  const missing = tradingDays(calendar, available[0], newest).filter(
    (day) => inSeen(day) && !has.has(day.iso)
  )
  const until = lastOf(entitled)
  const end = until ?? today.plusDays(DRAWN_AHEAD)
  const pending = tradingDays(calendar, newest.plusDays(1), end).filter((day) =>
    entitled.some((range) => holds(range, day))
  )
  return {
    months: marksOf(available, missing),
    pending: [...maskOf(pending)].map(([month, days]) => ({ month, days })),
    days: available.length,
    first: available[0]?.iso ?? null,
    last: available.at(-1)?.iso ?? null,
    until: until?.iso ?? null,
    toCome: until ? pending.length : null,
  }
}

function tradingDays(
  calendar: TradingCalendar | null,
  from: CalendarDay | undefined,
  to: CalendarDay
): CalendarDay[] {
  if (!calendar || !from || to.isBefore(from)) return []
  return calendar.tradingDays(new DayRange(from, to))
}

/** The last day of all ranges; null where one is open. */
function lastOf(ranges: readonly OpenRange[]): CalendarDay | null {
  const ends = ranges.flatMap(({ until }) => until ?? [])
  if (ends.length < ranges.length || ends.length === 0) return null
  return ends.reduce((last, end) => (end.isAfter(last) ? end : last))
}

function marksOf(available: readonly CalendarDay[], missing: readonly CalendarDay[]): MonthMarks[] {
  const [there, gone] = [maskOf(available), maskOf(missing)]
  const months = [...new Set([...there.keys(), ...gone.keys()])].sort((one, other) => one - other)
  return months.map((month) => ({
    month,
    available: there.get(month) ?? 0,
    missing: gone.get(month) ?? 0,
    degraded: 0,
    holidays: 0,
  }))
}

function maskOf(days: readonly CalendarDay[]): Map<number, number> {
  const masks = new Map<number, number>()
  for (const day of days) {
    const month = day.year * 100 + day.month
    masks.set(month, (masks.get(month) ?? 0) | (1 << (Number(day.iso.slice(8)) - 1)))
  }
  return masks
}

import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import type { TradingCalendar } from '#shared/domain/trading_calendar'
import type { QuoteLine } from '#catalogue/domain/quote/types'

/** Days of a product that somebody chose and that do not exist, at one side of what does or inside of it. */
export type UnmetDays = {
  kind: 'Before' | 'After' | 'Gap'
  from: string
  to: string
  days: number
}

/** Whoever asks for more has mistyped a year. */
const LONGEST_DAYS = 50 * 366

type Known = {
  firstDay: CalendarDay | null
  lastDay: CalendarDay | null
  calendar: TradingCalendar
  today: CalendarDay
}

/** Trading days of a selection that do not exist; those that are not over yet are missed by nobody. */
export function unmetDays(
  { range, missingDays }: Pick<QuoteLine, 'range' | 'missingDays'>,
  { firstDay, lastDay, calendar, today }: Known
): UnmetDays[] {
  const from = CalendarDay.parse(range.from)!
  const to = earlier(CalendarDay.parse(range.to)!, today.plusDays(-1))
  if (from.isAfter(to) || to.epochDay - from.epochDay > LONGEST_DAYS) return []
  const stretch = (kind: UnmetDays['kind'], first: CalendarDay, last: CalendarDay) => {
    const days = first.isAfter(last) ? 0 : calendar.countTradingDays(new DayRange(first, last))
    return days > 0 ? [{ kind, from: first.iso, to: last.iso, days }] : []
  }
  return [
    ...stretch('Before', from, firstDay ? earlier(to, firstDay.plusDays(-1)) : to),
    ...(lastDay ? stretch('After', later(from, lastDay.plusDays(1)), to) : []),
    ...gapOf(missingDays),
  ]
}

/** All that is missing in between is one gap, however many pieces it has. */
const gapOf = (missing: readonly string[]): UnmetDays[] =>
  missing.length === 0
    ? []
    : [{ kind: 'Gap', from: missing[0]!, to: missing.at(-1)!, days: missing.length }]

const earlier = (one: CalendarDay, other: CalendarDay) => (one.isBefore(other) ? one : other)
const later = (one: CalendarDay, other: CalendarDay) => (one.isAfter(other) ? one : other)

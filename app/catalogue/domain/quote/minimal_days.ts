import type { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import type { TradingCalendar } from '#shared/domain/trading_calendar'

/** Minimal days rule: a range can be ordered from this number of business days on. */
export const reachesMinimalDays = (businessDays: number, minimalDays: number): boolean =>
  businessDays >= minimalDays

/**
 * The range with just the business days that it lacks: later ones first, then earlier ones, within
 * the span; null where the whole span does not have them.
 */
export function extendToMinimalDays(
  range: DayRange,
  span: DayRange,
  calendar: TradingCalendar,
  minimalDays: number
): DayRange | null {
  const lacks = (days: DayRange) =>
    !reachesMinimalDays(calendar.countTradingDays(days), minimalDays)
  if (lacks(span)) return null
  let days = range
  while (lacks(days) && days.to.isBefore(span.to)) days = widened(days, 0, 1)
  while (lacks(days)) days = widened(days, -1, 0)
  return days
}

const widened = (
  { from, to }: { from: CalendarDay; to: CalendarDay },
  before: number,
  after: number
) => new DayRange(from.plusDays(before), to.plusDays(after))

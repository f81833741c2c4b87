import { type CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import type { TradingCalendar } from '#shared/domain/trading_calendar'

/** Days on the axis of the desk. */
const SHOWN = 20

/** The last trading days until today, oldest first: the axis on which every age is drawn. */
export function axisOf(today: CalendarDay, calendar: TradingCalendar): CalendarDay[] {
  const days: CalendarDay[] = []
  for (let day = today; days.length < SHOWN; day = day.plusDays(-1)) {
    if (calendar.isTradingDay(day)) days.unshift(day)
  }
  return days
}

/** Trading days after the first day up to the last one; negative where that lies before it. */
export function tradingDaysBetween(
  first: CalendarDay,
  last: CalendarDay,
  calendar: TradingCalendar
): number {
  if (last.isBefore(first)) return -tradingDaysBetween(last, first, calendar)
  if (!last.isAfter(first)) return 0
  return calendar.countTradingDays(new DayRange(first.plusDays(1), last))
}

/** How many trading days of an age lie before the axis. */
export function daysBefore(
  since: CalendarDay,
  axis: readonly CalendarDay[],
  calendar: TradingCalendar
): number {
  const [start] = axis
  if (!start || !since.isBefore(start)) return 0
  return calendar.countTradingDays(new DayRange(since, start.plusDays(-1)))
}

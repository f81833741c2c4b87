import type { CalendarDay } from '#shared/domain/calendar_day'
import type { TradingCalendar } from '#shared/domain/trading_calendar'

/** How long a transfer is awaited before somebody asks for it. */
const TRADING_DAYS = 10

/** The last trading day on which the transfer for an order is in time. */
export function dueDay(placedOn: CalendarDay, calendar: TradingCalendar): CalendarDay {
  let day = placedOn
  for (let left = TRADING_DAYS; left > 0;) {
    day = day.plusDays(1)
    if (calendar.isTradingDay(day)) left--
  }
  return day
}

/** The first day whose orders are not overdue yet: with one placed before it, somebody waits too long. */
export function firstInTime(today: CalendarDay, calendar: TradingCalendar): CalendarDay {
  let day = today
  while (!dueDay(day.plusDays(-1), calendar).isBefore(today)) day = day.plusDays(-1)
  return day
}

import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import type { TradingCalendar } from '#shared/domain/trading_calendar'
import { dueAt, type PublishingRule } from '#arrivals/domain/due_at'

/** A product that brought nothing for so many trading days is not published any more. */
export const RESTING_AFTER = 20
/** Calendar days that hold as many trading days, holidays included. */
const SPAN = 2 * RESTING_AFTER

type Published = { lastDay: string; calendar: TradingCalendar; rule: PublishingRule }
type Window = { from: Date; to: Date }

/** Trading days after the last known one that are to come within the window. */
export function expectedDays({ lastDay, calendar, rule }: Published, window: Window) {
  const known = CalendarDay.parse(lastDay)!
  return calendar
    .tradingDays(new DayRange(known.plusDays(1), known.plusDays(SPAN)))
    .slice(0, RESTING_AFTER)
    .map((day) => ({ day, due: dueAt(day, rule) }))
    .filter(({ due }) => due >= window.from && due <= window.to)
}

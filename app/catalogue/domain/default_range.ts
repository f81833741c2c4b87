import type { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import type { TradingCalendar } from '#shared/domain/trading_calendar'
import { reachesMinimalDays } from '#catalogue/domain/quote/minimal_days'

/** The newest whole month, longer at its beginning for the minimal days, within the span. */
export function defaultRange(
  span: DayRange,
  calendar: TradingCalendar,
  minimalDays: number
): DayRange {
  const to = newestMonthEnd(span)
  let from = laterOf(to.startOfMonth(), span.from)
  while (!reachesMinimalDays(calendar.countTradingDays(new DayRange(from, to)), minimalDays)) {
    if (!from.isAfter(span.from)) break
    from = laterOf(from.plusDays(-1), span.from)
  }
  return new DayRange(from, to)
}

function newestMonthEnd({ from, to }: DayRange): CalendarDay {
  if (to.equals(to.endOfMonth())) return to
  const lastMonthEnd = to.startOfMonth().plusDays(-1)
  return lastMonthEnd.isBefore(from) ? to : lastMonthEnd
}

const laterOf = (one: CalendarDay, other: CalendarDay) => (one.isBefore(other) ? other : one)

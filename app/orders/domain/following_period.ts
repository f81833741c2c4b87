import type { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'

/** After whole months as many whole months (a quarter follows a quarter), else as many days. */
export function followingPeriod(range: DayRange): DayRange {
  const from = range.to.plusDays(1)
  if (!isWholeMonths(range)) return new DayRange(from, range.to.plusDays(range.calendarDays))
  return new DayRange(from, lastDayOfMonths(from, monthsOf(range)))
}

const isWholeMonths = ({ from, to }: DayRange) => from.day === 1 && to.equals(to.endOfMonth())

const monthsOf = ({ from, to }: DayRange) =>
  (to.year - from.year) * 12 + (to.month - from.month) + 1

function lastDayOfMonths(first: CalendarDay, months: number): CalendarDay {
  let end = first.endOfMonth()
  for (let done = 1; done < months; done++) end = end.plusDays(1).endOfMonth()
  return end
}

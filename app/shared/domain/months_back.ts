import type { CalendarDay } from '#shared/domain/calendar_day'

/** The same day so many months before, or the last one where that month is shorter; negative ones lie ahead. */
export function monthsBack(day: CalendarDay, months: number): CalendarDay {
  let first = day.startOfMonth()
  for (let at = 0; at < months; at++) first = first.plusDays(-1).startOfMonth()
  for (let at = 0; at > months; at--) first = first.endOfMonth().plusDays(1)
  const wanted = first.plusDays(day.day - 1)
  return wanted.isAfter(first.endOfMonth()) ? first.endOfMonth() : wanted
}

import { CalendarDay } from '#shared/domain/calendar_day'
import { dayInBerlin } from '#shared/domain/day_in_berlin'

/** A day, or the day of the shop on which a moment lies, as exports write it: YYYYMMDD; null for none. */
export function dayNumber(of: string | Date | null): number | null {
  if (of === null) return null
  return CalendarDay.parse(of instanceof Date ? dayInBerlin(of) : of)?.number ?? null
}

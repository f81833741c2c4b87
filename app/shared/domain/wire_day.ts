import type { CalendarDay } from '#shared/domain/calendar_day'

/** Writes a day for the HTTP API: YYYYMMDD. */
export function dayToWire(day: CalendarDay): number {
  return day.number
}

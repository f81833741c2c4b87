import { CalendarDay } from '#shared/domain/calendar_day'
import { dayToWire } from '#shared/domain/wire_day'

/** A stored day (YYYY-MM-DD) as the HTTP API writes it; null stays null. */
export function wireDayOf(iso: string): number
export function wireDayOf(iso: string | null): number | null
export function wireDayOf(iso: string | null): number | null {
  return iso === null ? null : dayToWire(CalendarDay.parse(iso)!)
}

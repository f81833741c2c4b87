import { CalendarDay } from '#shared/domain/calendar_day'

/** Stands for "no limit" in date ranges; an explicit value, never an absent one. */
export type Unrestricted = 'unrestricted'

/** Reads a day of the HTTP API: YYYYMMDD, 0 is unrestricted, null where it is neither. */
export function dayFromWire(value: number | string): CalendarDay | Unrestricted | null {
  if (value === 0 || value === '0') return 'unrestricted'
  return /^\d{8}$/.test(String(value)) ? CalendarDay.parse(value) : null
}

/** Writes a day for the HTTP API: YYYYMMDD, 0 for unrestricted. */
export function dayToWire(day: CalendarDay | Unrestricted): number {
  return day === 'unrestricted' ? 0 : day.number
}

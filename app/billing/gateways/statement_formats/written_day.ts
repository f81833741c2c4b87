import { CalendarDay } from '#shared/domain/calendar_day'

const GERMAN = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/

/** A day as CSV files write it (21.11.2026, 21.11.26, 2026-11-21, 2026/11/21) as YYYY-MM-DD, or null. */
export function readWrittenDay(text: string): string | null {
  const match = GERMAN.exec(text)
  if (!match) return CalendarDay.parse(text)?.iso ?? null
  const [, day, month, year] = match
  const whole = year!.length === 2 ? `20${year}` : year
  return (
    CalendarDay.parse(`${whole}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`)?.iso ?? null
  )
}

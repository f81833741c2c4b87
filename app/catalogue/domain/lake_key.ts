import type { CalendarDay } from '#shared/domain/calendar_day'

/** A corrected file has a key of its own, so that a download of the one before is never torn. */
export function lakeKey(code: string, day: CalendarDay, name: string, version = 1): string {
  const folder = version > 1 ? `v${version}/` : ''
  return `${code}/${day.year}/${folder}${name}`
}

import type { CalendarDay } from '#shared/domain/calendar_day'

/**
 * Where a file lies below the lake. A corrected file gets a key of its own, so that a download
 * of the version before is never torn.
 */
export function lakeKey(code: string, day: CalendarDay, name: string, version = 1): string {
  const folder = version > 1 ? `v${version}/` : ''
  return `${code}/${day.year}/${folder}${name}`
}

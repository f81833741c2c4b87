import { CalendarDay } from '#shared/domain/calendar_day'

const MOST_FILES = 2_000
const MOST_BYTES = 100_000_000_000

type Amount = { files: number; bytes: number }

/** Whether files are too many or too large for one archive; a script fetches more, and goes on where it broke off. */
export const isTooMuch = ({ files, bytes }: Amount): boolean =>
  files > MOST_FILES || bytes > MOST_BYTES

/** The days of a month that an address names, `2026-09`; null for what is none. */
export function daysOfDataMonth(month: string) {
  const first = CalendarDay.parse(`${month}-01`)
  return first && { from: first.iso, until: first.endOfMonth().iso }
}

import { CalendarDay } from '#shared/domain/calendar_day'

export type PaperDays = { from: string; to: string }

export const daysOfYear = (year: number): PaperDays => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
})

/** The days of a month that an address names, `2026-09`; null for what is none. */
export function daysOfMonth(month: string): PaperDays | null {
  const first = CalendarDay.parse(`${month}-01`)
  return first && { from: first.iso, to: first.endOfMonth().iso }
}

/** The page that an address asks for; the first one where it names none. */
export function readPage(asked: unknown): number {
  const page = Number(asked)
  return Number.isInteger(page) && page >= 1 ? page : 1
}

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

/** A page that is there, whatever an address asks for. */
export function readPage(asked: unknown, pages: number): number {
  const page = Number(asked)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, pages) : 1
}

import { CalendarDay } from '#shared/domain/calendar_day'

export type Month = { name: string; from: CalendarDay; to: CalendarDay }

const PATTERN = /^(\d{4})-(\d{2})$/

export function monthOf(day: CalendarDay): Month {
  const from = day.startOfMonth()
  return { name: from.iso.slice(0, 7), from, to: from.endOfMonth() }
}

/** Reads 2026-10; null for anything else. */
export function readMonth(text: unknown): Month | null {
  const [name] = (typeof text === 'string' && PATTERN.exec(text)) || []
  const first = name ? CalendarDay.parse(`${name}-01`) : null
  return first && first.year >= 1990 && first.year < 2200 ? monthOf(first) : null
}

/** The month whose days are all over. */
export const lastWholeMonth = (today: CalendarDay): Month =>
  monthOf(today.startOfMonth().plusDays(-1))

/** From the month of a day up to another's, the newest first. */
export function monthsFrom(first: CalendarDay, last: CalendarDay): string[] {
  const months: string[] = []
  let next = last.startOfMonth()
  while (!next.isBefore(first.startOfMonth())) {
    months.push(next.iso.slice(0, 7))
    next = next.plusDays(-1).startOfMonth()
  }
  return months
}

import type { CalendarDay } from '#shared/domain/calendar_day'

/** Days of one month as bits: bit 0 is the first day. */
export type DayMask = number

export type Month = number

/** What the inventory knows of a month; the four masks never share a bit. */
export type MonthCoverage = {
  month: Month
  /** Trading days whose files are all in full condition. */
  available: DayMask
  /** Trading days with files of which at least one is degraded. */
  degraded: DayMask
  /** Trading days inside the product's span without a file. */
  missing: DayMask
  /** Other days that have files all the same: delivered, never charged. */
  extra: DayMask
}

export const monthOf = (day: CalendarDay): Month => day.year * 100 + day.month

export function countDays(mask: DayMask): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The days of a mask as YYYY-MM-DD, in order. */
export function daysOfMask(month: Month, mask: DayMask): string[] {
  const days: string[] = []
  if (mask === 0) return days
  const start = `${Math.floor(month / 100)}-${twoDigits(month % 100)}-`
  for (let bit = 0; bit < 31; bit++) {
    if (mask & (1 << bit)) days.push(start + twoDigits(bit + 1))
  }
  return days
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

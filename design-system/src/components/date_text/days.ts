const MILLISECONDS_A_DAY = 86_400_000

/** A calendar day as text, `2025-04-09`. Sorts and compares as text. */
export type IsoDay = string

/** A day as a count since 1970-01-01, for arithmetic only; never shown, never stored. */
export type DayNumber = number

/** Turns `2025-04-09` into a day number. Answers NaN for text that is no day. */
export function dayNumber(day: IsoDay): DayNumber {
  const [year, month, date] = day.split('-').map(Number)
  return dayOf(year ?? Number.NaN, month ?? Number.NaN, date ?? Number.NaN)
}

/** The day number of a year, a month (1 to 12) and a date; dates beyond the month run on. */
export function dayOf(year: number, month: number, date: number): DayNumber {
  return Math.round(Date.UTC(year, month - 1, date) / MILLISECONDS_A_DAY)
}

/** Turns a day number back into `2025-04-09`. */
export function isoDay(day: DayNumber): IsoDay {
  return new Date(day * MILLISECONDS_A_DAY).toISOString().slice(0, 10)
}

/** Year, month (1 to 12) and date of a day. */
export function partsOf(day: DayNumber): { year: number; month: number; date: number } {
  const at = new Date(day * MILLISECONDS_A_DAY)
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() }
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: DayNumber): number {
  return (((day + 3) % 7) + 7) % 7
}

export function isWeekend(day: DayNumber): boolean {
  return weekdayOf(day) > 4
}

/** How many days a month (1 to 12) has. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** The same date some months away, or the last day of a shorter month. */
export function addMonths(day: DayNumber, months: number): DayNumber {
  const { year, month, date } = partsOf(day)
  const target = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(target / 12), (((target % 12) + 12) % 12) + 1]
  return dayOf(toYear, toMonth, Math.min(date, daysInMonth(toYear, toMonth)))
}

import { dayOf, daysInMonth, partsOf } from '../date_text'
import type { DayNumber } from '../date_text'
import type { Bounds } from './calendar_month'
import { clamp } from './movement'
import type { DayRange } from './range_draft'

/** The day of a year that the tab key leads to: the last one visited, else an end of the range. */
export function stopInYear(
  focus: DayNumber,
  chosen: DayRange | null,
  year: number,
  bounds: Bounds
): DayNumber {
  const known = [focus, chosen?.to, chosen?.from].find(
    (day) => day !== undefined && partsOf(day).year === year
  )
  return known ?? clamp(dayOf(year, 1, 1), bounds)
}

/** The same within a month; its first day stands in where none of it can be chosen. */
export function stopInMonth(
  focus: DayNumber,
  year: number,
  month: number,
  bounds: Bounds
): DayNumber {
  const first = dayOf(year, month, 1)
  const last = first + daysInMonth(year, month) - 1
  if (focus >= first && focus <= last) return focus
  const day = clamp(first, bounds)
  return day <= last ? day : first
}

import { addMonths, dayOf, daysInMonth, partsOf, weekdayOf } from '../date_text'
import type { DayNumber } from '../date_text'
import { columnsBefore, type Bounds } from './calendar_month'

/** A year shows a month a row; a month shows a week a row. Up and down follow what is seen. */
export type CalendarView = 'year' | 'month'

export interface Stroke {
  key: string
  shiftKey: boolean
}

/**
 * Where a key leads: arrows to the neighbouring cell, Home and End to the ends of the row, Page
 * keys a month and with Shift a year. Null for keys that do not move; never beyond the bounds.
 */
export function moveBy(
  stroke: Stroke,
  day: DayNumber,
  view: CalendarView,
  bounds: Bounds
): DayNumber | null {
  const target = targetOf(stroke, day, view)
  return target === null ? null : clamp(target, bounds)
}

/** The nearest day that can be chosen. */
export function clamp(day: DayNumber, { min, max }: Bounds): DayNumber {
  return Math.min(max, Math.max(min, day))
}

function targetOf({ key, shiftKey }: Stroke, day: DayNumber, view: CalendarView) {
  switch (key) {
    case 'ArrowLeft':
      return day - 1
    case 'ArrowRight':
      return day + 1
    case 'ArrowUp':
      return view === 'year' ? sameColumn(day, -1) : day - 7
    case 'ArrowDown':
      return view === 'year' ? sameColumn(day, 1) : day + 7
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    case 'Home':
      return view === 'year' ? startOfMonth(day) : day - weekdayOf(day)
    case 'End':
      return view === 'year' ? addMonths(startOfMonth(day), 1) - 1 : day + 6 - weekdayOf(day)
    default:
      return null
  }
}

/** The day in the same column of the row above or below, or the nearest one that row has. */
function sameColumn(day: DayNumber, step: 1 | -1): DayNumber {
  const { year, month, date } = partsOf(day)
  const column = columnsBefore(year, month) + date
  const other = partsOf(addMonths(startOfMonth(day), step))
  const wanted = column - columnsBefore(other.year, other.month)
  const last = daysInMonth(other.year, other.month)
  return dayOf(other.year, other.month, Math.min(last, Math.max(1, wanted)))
}

function startOfMonth(day: DayNumber): DayNumber {
  return day - partsOf(day).date + 1
}

import { dayOf, daysInMonth, isoDay, weekdayOf } from '../date_text'
import type { DayNumber, IsoDay } from '../date_text'
import { conditionsBetween, hasBit } from '../coverage_ribbon/coverage'
import type { Coverage, CoverageMonth, DayCondition } from '../coverage_ribbon/coverage'

/** Weekdays count from Monday, 0. */
const SATURDAY = 5

/** A month of coverage with the days whose files are of middle and of large size, bit 0 first. */
export interface CalendarMonth extends CoverageMonth {
  medium?: number
  large?: number
}

/** 1 small, 2 middle, 3 large: how dark the paper of a delivered day is. */
export type SizeStep = 1 | 2 | 3

/** One day of the calendar, as `describeDay` gets it to find its words. */
export interface CalendarDay {
  day: IsoDay
  number: DayNumber
  year: number
  /** 1 to 12. */
  month: number
  date: number
  condition: DayCondition
  size: SizeStep
  /** Its trading is done or to come, and its file not there yet; never selectable. */
  isPending: boolean
  /** The reader has its files already. */
  isOwned: boolean
  /** Degraded, and not wanted: a range skips it. */
  isLeftOut: boolean
  /** False outside the days that can be bought; weekends and holidays are fine as ends. */
  selectable: boolean
}

export interface Bounds {
  min: DayNumber
  max: DayNumber
  /** From this day on nothing is published yet. */
  pendingFrom?: DayNumber
}

/** What is known beyond the coverage: days that the reader has, and whether flawed ones count. */
export interface DayMarks {
  owned?: readonly { from: DayNumber; to: DayNumber }[]
  leavesDegradedOut?: boolean
}

/** The days of one month in order. */
export function daysOfMonth(
  coverage: Coverage,
  year: number,
  month: number,
  bounds: Bounds,
  { owned = [], leavesDegradedOut = false }: DayMarks = {}
): CalendarDay[] {
  const first = dayOf(year, month, 1)
  const length = daysInMonth(year, month)
  const marks = coverage.months.get(year * 100 + month) as CalendarMonth | undefined
  return conditionsBetween(coverage, first, first + length - 1).map((condition, bit) => ({
    day: isoDay(first + bit),
    number: first + bit,
    year,
    month,
    date: bit + 1,
    condition,
    size: sizeOf(marks, bit),
    isOwned: isDelivered(condition) && owned.some((range) => holds(range, first + bit)),
    isLeftOut: leavesDegradedOut && condition === 'degraded',
    ...placeIn(bounds, first + bit),
  }))
}

const isDelivered = (condition: DayCondition) =>
  condition === 'available' || condition === 'degraded'

const holds = (range: { from: DayNumber; to: DayNumber }, day: DayNumber) =>
  day >= range.from && day <= range.to

function placeIn({ min, max, pendingFrom }: Bounds, day: DayNumber) {
  const isPending = pendingFrom !== undefined && day >= pendingFrom && weekdayOf(day) < SATURDAY
  return { isPending, selectable: day >= min && day <= max && !isPending }
}

/** Empty columns before the first of a month, Monday first. */
export function columnsBefore(year: number, month: number): number {
  return weekdayOf(dayOf(year, month, 1))
}

function sizeOf(marks: CalendarMonth | undefined, bit: number): SizeStep {
  if (!marks) return 1
  if (hasBit(marks.large ?? 0, bit)) return 3
  return hasBit(marks.medium ?? 0, bit) ? 2 : 1
}

import { daysInMonth, dayOf, isWeekend, isoDay, partsOf } from '../date_text'
import type { DayNumber, IsoDay } from '../date_text'
import { highestBit, lowestBit, monthShape } from './month_shape'

/**
 * The coverage of one month as the server sends it: `month` is 202503, the other fields are bit
 * masks in which bit 0 stands for the first day of the month.
 */
export interface CoverageMonth {
  month: number
  available: number
  degraded: number
  missing: number
  holidays: number
}

/** Days of one month as a bit mask, bit 0 for the first. */
export interface MonthDays {
  month: number
  days: number
}

/** What is known of one day. A day without any mark is a weekend day or outside the coverage. */
export type DayCondition = 'available' | 'degraded' | 'missing' | 'holiday' | 'weekend' | 'outside'

/** Months by their number, and the first and last day that was recorded or should have been. */
export interface Coverage {
  months: ReadonlyMap<number, CoverageMonth>
  first: DayNumber
  last: DayNumber
  /** Whether a Saturday or Sunday was recorded, as some venues trade on them. */
  weekends: boolean
}

/** Reads the months of the server into a form that answers questions by day. */
export function readCoverage(months: readonly CoverageMonth[]): Coverage {
  const coverage = { first: Infinity, last: -Infinity, weekends: false }
  for (const month of months) {
    const recorded = recordedDays(month)
    if (recorded === 0) continue
    const { first, weekends } = monthShape(month.month)
    coverage.first = Math.min(coverage.first, first + lowestBit(recorded))
    coverage.last = Math.max(coverage.last, first + highestBit(recorded))
    coverage.weekends ||= (recorded & weekends) !== 0
  }
  return { ...coverage, months: new Map(months.map((month) => [month.month, month])) }
}

/** The condition of each day from `from` to `to`, both included. */
export function conditionsBetween(
  coverage: Coverage,
  from: DayNumber,
  to: DayNumber
): DayCondition[] {
  const conditions: DayCondition[] = []
  for (let day = from; day <= to;) {
    const { year, month, date } = partsOf(day)
    const marks = coverage.months.get(year * 100 + month)
    const end = Math.min(to, day + daysInMonth(year, month) - date)
    for (let bit = date - 1; day <= end; bit++, day++) conditions.push(conditionOf(marks, bit, day))
  }
  return conditions
}

/** The condition of one day. */
export function conditionOn(coverage: Coverage, day: DayNumber): DayCondition {
  return conditionsBetween(coverage, day, day)[0] ?? 'outside'
}

/** How many days of each condition a range holds; `counted` are those that are paid for. */
export type DayCounts = Record<DayCondition, number> & { calendar: number; counted: number }

/** Counts the days of a range. Degraded days count as they are delivered; missing days, weekends and holidays do not (counted trading days rule). */
export function countDays(coverage: Coverage, from: DayNumber, to: DayNumber): DayCounts {
  const counts: DayCounts = { ...NONE }
  for (const condition of conditionsBetween(coverage, from, to)) counts[condition]++
  counts.calendar = Math.max(0, to - from + 1)
  counts.counted = counts.available + counts.degraded
  return counts
}

/** Packs days into one mask a month, for `pending` and for tests and stories. */
export function packDays(days: readonly IsoDay[]): MonthDays[] {
  const masks = new Map<number, number>()
  for (const day of days) {
    const [year, month, date] = day.split('-').map(Number) as [number, number, number]
    const key = year * 100 + month
    masks.set(key, (masks.get(key) ?? 0) | (1 << (date - 1)))
  }
  return [...masks].map(([month, mask]) => ({ month, days: mask }))
}

/** Whether a mask holds the bit of a day of the month, 0 for the first. */
export function hasBit(mask: number, bit: number): boolean {
  return ((mask >>> bit) & 1) === 1
}

/** The day numbers that a mask of a month stands for. */
export function daysOf({ month, days }: MonthDays): DayNumber[] {
  const first = dayOf(Math.floor(month / 100), month % 100, 1)
  return Array.from({ length: 31 }, (_, bit) => bit)
    .filter((bit) => hasBit(days, bit))
    .map((bit) => first + bit)
}

/** The days of a range that are in one condition, as text. */
export function daysIn(
  conditions: readonly DayCondition[],
  from: DayNumber,
  wanted: DayCondition
): IsoDay[] {
  return conditions.flatMap((condition, at) => (condition === wanted ? [isoDay(from + at)] : []))
}

const NONE: DayCounts = {
  available: 0,
  degraded: 0,
  missing: 0,
  holiday: 0,
  weekend: 0,
  outside: 0,
  calendar: 0,
  counted: 0,
}

function conditionOf(marks: CoverageMonth | undefined, bit: number, day: DayNumber): DayCondition {
  const weekend = isWeekend(day)
  if (!marks) return weekend ? 'weekend' : 'outside'
  if (hasBit(marks.missing, bit)) return 'missing'
  if (hasBit(marks.degraded, bit)) return 'degraded'
  if (hasBit(marks.available, bit)) return 'available'
  if (weekend) return 'weekend'
  return hasBit(marks.holidays, bit) ? 'holiday' : 'outside'
}

/** The days of a month of which anything was recorded, or should have been. */
export function recordedDays({ available, degraded, missing }: CoverageMonth): number {
  return available | degraded | missing
}

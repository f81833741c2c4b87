import fc from 'fast-check'
import { dayNumber, isWeekend, isoDay } from '../date_text'
import { packDays, readCoverage, type CoverageMonth, type DayCondition } from './coverage'

/** The first day of the histories that tests make up. */
export const FROM = dayNumber('2019-01-02')

/** A history in which each working day has one of four conditions. */
export const histories = fc
  .array(fc.constantFrom('available', 'available', 'degraded', 'missing', 'holiday'), {
    minLength: 1,
    maxLength: 900,
    size: 'max',
  })
  .map((conditions) => conditions as DayCondition[])

/** Coverage with one condition a working day from `FROM` on. */
export function coverageOf(conditions: readonly DayCondition[]) {
  const months = new Map<number, CoverageMonth>()
  conditions.forEach((condition, at) => {
    if (isWeekend(FROM + at)) return
    const mask = packDays([isoDay(FROM + at)])[0]!
    const month = months.get(mask.month) ?? blank(mask.month)
    months.set(mask.month, month)
    month[condition === 'holiday' ? 'holidays' : (condition as 'available')] |= mask.days
  })
  return readCoverage([...months.values()])
}

/** A month in which nothing is known. */
export function blank(month: number): CoverageMonth {
  return { month, available: 0, degraded: 0, missing: 0, holidays: 0 }
}

import {
  bitsBetween,
  monthShape,
  packDays,
  type CoverageMonth,
  type MonthDays,
} from '@kontor/design-system/coverage_ribbon'
import { dayNumber, type IsoDay } from '@kontor/design-system/date_text'
import type { QuoteLine } from './types'

export type DaysOfLine = Pick<QuoteLine, 'range' | 'holidays' | 'missingDays' | 'degradedDays'>

/** The days of a quoted line, month by month: those that the quote does not name are on file. */
export function daysOfLine(line: DaysOfLine): CoverageMonth[] {
  const [from, to] = [dayNumber(line.range.from), dayNumber(line.range.to)]
  const [missing, degraded] = [masksOf(line.missingDays), masksOf(line.degradedDays)]
  const holidays = masksOf(line.holidays.map(({ day }) => day))
  return monthsOf(line.range).map((month) => {
    const shape = monthShape(month)
    const marks = {
      missing: missing.get(month) ?? 0,
      degraded: degraded.get(month) ?? 0,
      holidays: holidays.get(month) ?? 0,
    }
    const named = marks.missing | marks.degraded | marks.holidays
    const available = bitsBetween(shape, from, to) & shape.workingDays & ~named
    return { month, available, ...marks }
  })
}

const masksOf = (days: readonly IsoDay[]): Map<number, number> =>
  new Map(packDays(days).map(({ month, days: mask }: MonthDays) => [month, mask]))

/** The months that a range touches, as 202503. */
function monthsOf({ from, to }: DaysOfLine['range']): number[] {
  const [first, last] = [from, to].map(
    (day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  ) as [number, number]
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const month = first + at
    return Math.floor(month / 12) * 100 + (month % 12) + 1
  })
}

import type { CoverageMonth } from '@kontor/design-system/coverage_ribbon'
import { dayNumber, dayOf, daysInMonth, isWeekend, partsOf } from '@kontor/design-system/date_text'

interface Strip {
  /** A letter a month: "f" in full, "d" several degraded days, "m" a missing day, "-" nothing. */
  strip: string
  firstDay: string | null
  lastDay: string | null
}

/**
 * The months of a list's ribbon. A strip says how a month is, not on which day: the first recorded
 * day stands for the condition, which is all that a tick of a month shows.
 */
export function stripMonths({ strip, firstDay, lastDay }: Strip): CoverageMonth[] {
  if (!firstDay || !lastDay) return []
  const [first, last] = [dayNumber(firstDay), dayNumber(lastDay)]
  const begin = partsOf(first)
  return [...strip].map((letter, at) => {
    const { year, month } = partsOf(dayOf(begin.year, begin.month + at, 1))
    const days = letter === '-' ? 0 : recorded(year, month, first, last)
    return withCondition(letter, year * 100 + month, days)
  })
}

function withCondition(letter: string, month: number, days: number): CoverageMonth {
  const firstBit = days & -days
  const [missing, degraded] = [letter === 'm' ? firstBit : 0, letter === 'd' ? firstBit : 0]
  return { month, available: days & ~missing & ~degraded, degraded, missing, holidays: 0 }
}

function recorded(year: number, month: number, first: number, last: number): number {
  let days = 0
  for (let date = 1; date <= daysInMonth(year, month); date++) {
    const day = dayOf(year, month, date)
    if (day >= first && day <= last && !isWeekend(day)) days |= 1 << (date - 1)
  }
  return days
}

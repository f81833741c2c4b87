import { bitsBetween, monthShape } from '@kontor/design-system/coverage_ribbon'
import type { CoverageMonth } from '@kontor/design-system/coverage_ribbon'
import { dayNumber, partsOf } from '@kontor/design-system/date_text'

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
    const index = begin.year * 12 + begin.month - 1 + at
    const month = Math.floor(index / 12) * 100 + (index % 12) + 1
    return withCondition(letter, month, letter === '-' ? 0 : recorded(month, first, last))
  })
}

function withCondition(letter: string, month: number, days: number): CoverageMonth {
  const firstBit = days & -days
  const [missing, degraded] = [letter === 'm' ? firstBit : 0, letter === 'd' ? firstBit : 0]
  return { month, available: days & ~missing & ~degraded, degraded, missing, holidays: 0 }
}

function recorded(month: number, first: number, last: number): number {
  const shape = monthShape(month)
  return shape.workingDays & bitsBetween(shape, first, last)
}

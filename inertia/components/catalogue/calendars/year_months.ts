import type { CalendarMonth } from '@kontor/design-system/coverage_calendar'
import { dayOf, daysInMonth, isoDay, isWeekend } from '@kontor/design-system/date_text'

/** The months of a year with its trading days and the holidays that take one away. */
export function yearMonths(year: number, holidays: ReadonlySet<string>): CalendarMonth[] {
  return Array.from({ length: 12 }, (_, at) => {
    const first = dayOf(year, at + 1, 1)
    const marks = { available: 0, holidays: 0 }
    for (let bit = 0; bit < daysInMonth(year, at + 1); bit++) {
      if (isWeekend(first + bit)) continue
      marks[holidays.has(isoDay(first + bit)) ? 'holidays' : 'available'] |= 1 << bit
    }
    return { month: year * 100 + at + 1, degraded: 0, missing: 0, extra: 0, ...marks }
  })
}

import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Comparison } from '#statistics/domain/asked'
import {
  barsOf,
  daysOf,
  spanBefore,
  yearBefore,
  type Span,
  type Step,
} from '#statistics/domain/span'

type Compared = Span & { comparison: Comparison }

/** The days that a span is compared with. */
export function comparedSpan({ comparison, from, to }: Compared): Span | null {
  if (comparison === 'none') return null
  return comparison === 'year' ? yearBefore({ from, to }) : spanBefore({ from, to })
}

/** The first day of each bar within a span. */
export const startsOf = (span: Span, step: Step): CalendarDay[] =>
  barsOf(span, step).map((bar) => (bar.isBefore(span.from) ? span.from : bar))

/** Where the days begin that each bar is compared with; together they are those of the compared span. */
export function comparedStarts(asked: Compared, step: Step): CalendarDay[] {
  const days = daysOf(asked)
  return startsOf(asked, step).map((day) =>
    asked.comparison === 'year' ? yearBefore({ from: day, to: day }).from : day.plusDays(-days)
  )
}

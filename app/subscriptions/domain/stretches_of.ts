import type { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { cut, type OpenRange } from '#subscriptions/domain/entitlement'

type Span = { from: CalendarDay; until: CalendarDay }

/** What some ranges hold of a span of days, each day once, in order. */
export function stretchesOf(ranges: readonly OpenRange[], span: Span): DayRange[] {
  const held = ranges
    .map((range) => cut(range, span) as Span)
    .filter(({ from, until }) => !from.isAfter(until))
    .toSorted((one, other) => one.from.epochDay - other.from.epochDay)
  const stretches: DayRange[] = []
  for (const { from, until } of held) {
    const last = stretches.at(-1)
    if (!last || from.isAfter(last.to)) stretches.push(new DayRange(from, until))
    else if (until.isAfter(last.to)) {
      stretches[stretches.length - 1] = new DayRange(last.from, until)
    }
  }
  return stretches
}

import type { CalendarDay } from '#shared/domain/calendar_day'
import { monthsBack } from '#shared/domain/months_back'

/** Days from the first to the last, both counted. */
export type Span = { from: CalendarDay; to: CalendarDay }

export type Step = 'day' | 'month' | 'year'

const MOST_DAYS = 62
const MOST_MONTHS = 36

/** One month ago to today. */
export function usualSpan(today: CalendarDay): Span {
  return { from: monthsBack(today, 1), to: today }
}

/** As many days as a span has, up to the day before it. */
export function spanBefore({ from, to }: Span): Span {
  return { from: from.plusDays(-daysOf({ from, to })), to: from.plusDays(-1) }
}

/** The same days of the year before; 29 February becomes the 28th. */
export function yearBefore({ from, to }: Span): Span {
  return { from: monthsBack(from, 12), to: monthsBack(to, 12) }
}

/** Days, months or years, so that a chart has at most some sixty bars. */
export function stepOf(span: Span): Step {
  const days = daysOf(span)
  if (days <= MOST_DAYS) return 'day'
  return days <= MOST_MONTHS * 31 ? 'month' : 'year'
}

/** The first day of each bar, without gaps. */
export function barsOf(span: Span, step: Step): CalendarDay[] {
  const bars: CalendarDay[] = []
  let next = startOf(span.from, step)
  while (!next.isAfter(span.to)) {
    bars.push(next)
    next = startOf(lastOf(next, step).plusDays(1), step)
  }
  return bars
}

/** The days of a bar that lie within its span. */
export function spanOfBar(bar: CalendarDay, step: Step, { from, to }: Span): Span {
  const last = lastOf(bar, step)
  return { from: bar.isBefore(from) ? from : bar, to: last.isAfter(to) ? to : last }
}

export const daysOf = ({ from, to }: Span): number =>
  Math.round((Date.parse(to.iso) - Date.parse(from.iso)) / 86_400_000) + 1

/** The first day of the bar that a day lies in. */
export function startOf(day: CalendarDay, step: Step): CalendarDay {
  if (step === 'day') return day
  const month = day.startOfMonth()
  return step === 'month' ? month : monthsBack(month, Number(day.iso.slice(5, 7)) - 1)
}

export function lastOf(bar: CalendarDay, step: Step): CalendarDay {
  if (step === 'day') return bar
  return step === 'month' ? bar.endOfMonth() : monthsBack(bar, -11).endOfMonth()
}

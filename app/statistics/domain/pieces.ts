import type { CalendarDay } from '#shared/domain/calendar_day'
import { daysOf, lastOf, startOf, type Span, type Step } from '#statistics/domain/span'

/** Whole days, months or years, to be added to a sum or taken away from it. */
export type Piece = Span & { step: Step; sign: 1 | -1 }

/** Fewer days are read as days. */
const FEW_DAYS = 31

/** Behind it no day of the calendar follows. */
const LAST_YEAR = 9_999

/**
 * What adds up to a span: whole years and months, and the days at its broken ends. Of a month or a year
 * that lies in it for the most part, the rest is taken away, so that an end is half a month at most.
 */
export function piecesOf({ from, to }: Span): Piece[] {
  if (daysOf({ from, to }) <= FEW_DAYS || to.year === LAST_YEAR) {
    return [{ from, to, step: 'day', sign: 1 }]
  }
  const end = to.plusDays(1)
  const months = [nearest(from, 'month'), nearest(end, 'month')] as const
  const years = [nearest(months[0], 'year'), nearest(months[1], 'year')] as const
  const whole = years[0].isBefore(years[1])
    ? [
        pieceOf('month', months[0], years[0]),
        pieceOf('year', years[0], years[1]),
        pieceOf('month', years[1], months[1]),
      ]
    : [pieceOf('month', ...months)]
  return [pieceOf('day', from, months[0]), ...whole, pieceOf('day', months[1], end)].flat()
}

/** From one day to before another, which may also lie before it. */
function pieceOf(step: Step, from: CalendarDay, end: CalendarDay): Piece[] {
  if (from.iso === end.iso) return []
  return from.isBefore(end)
    ? [{ from, to: end.plusDays(-1), step, sign: 1 }]
    : [{ from: end, to: from.plusDays(-1), step, sign: -1 }]
}

/** The beginning of a month or a year that lies nearest. */
function nearest(day: CalendarDay, step: Step): CalendarDay {
  const start = startOf(day, step)
  const next = lastOf(start, step).plusDays(1)
  return day.epochDay - start.epochDay < next.epochDay - day.epochDay ? start : next
}

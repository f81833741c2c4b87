import { CalendarDay } from '#shared/domain/calendar_day'
import type { OpenRange } from '#subscriptions/domain/entitlement'

type Ends = { from: CalendarDay; until: CalendarDay }

/** Days of data that have both ends, and when they may be seen. */
export type EndedRange = { days: Ends; visible: OpenRange }

/**
 * The range that follows another on the same terms: from the day after its last one, for as many whole
 * months, or days where it is not whole months; its visibility keeps its distance from either end.
 */
export function nextRange({ days, visible }: EndedRange): EndedRange {
  const from = days.until.plusDays(1)
  const months = wholeMonths(days)
  const until = months
    ? plusMonths(from, months).plusDays(-1)
    : from.plusDays(days.until.epochDay - days.from.epochDay)
  return {
    days: { from, until },
    visible: {
      from: moved(visible.from, days.from, from),
      until: moved(visible.until, days.until, until),
    },
  }
}

/** How many months a range fills from its first day, or 0. */
function wholeMonths({ from, until }: Ends): number {
  const after = until.plusDays(1)
  const months = (after.year - from.year) * 12 + after.month - from.month
  return months > 0 && plusMonths(from, months).equals(after) ? months : 0
}

/** The same day of a later month, or its last one where it is shorter. */
function plusMonths(day: CalendarDay, months: number): CalendarDay {
  const month = day.year * 12 + day.month - 1 + months
  const first = CalendarDay.of(Math.floor(month / 12), (month % 12) + 1, 1)
  return first.plusDays(Math.min(day.day, first.endOfMonth().day) - 1)
}

/** Days end with this one; whoever writes it means for ever. */
const LAST = CalendarDay.of(9999, 12, 31)

function moved(day: CalendarDay | null, before: CalendarDay, now: CalendarDay) {
  const days = now.epochDay - before.epochDay
  return day && (day.epochDay + days > LAST.epochDay ? LAST : day.plusDays(days))
}

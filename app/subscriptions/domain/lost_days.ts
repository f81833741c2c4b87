import type { CalendarDay } from '#shared/domain/calendar_day'
import { rightTo, type Entitlement } from '#subscriptions/domain/entitlement'

export type Change = { before: Entitlement; after: Entitlement }

/** Days of data, in order, that somebody sees today and would not see after a change, and how many stay. */
export function lostDays(days: readonly CalendarDay[], change: Change, today: CalendarDay) {
  const seen = days.filter((day) => rightTo(day, change.before, today).may)
  const lost = seen.filter((day) => !rightTo(day, change.after, today).may)
  return { lost, kept: seen.length - lost.length }
}

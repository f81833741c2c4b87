import type { CalendarDay } from '#shared/domain/calendar_day'
import { rightTo, type Entitlement } from '#subscriptions/domain/entitlement'

export type Change = { before: Entitlement; after: Entitlement }

/** Days of data, in order, that somebody sees today and would not see after a change; those that would be seen after it only; and how many stay. */
export function changedDays(days: readonly CalendarDay[], change: Change, today: CalendarDay) {
  const seenBy = (of: Entitlement) => (day: CalendarDay) => rightTo(day, of, today).may
  const [before, after] = [seenBy(change.before), seenBy(change.after)]
  const seen = days.filter(before)
  const lost = seen.filter((day) => !after(day))
  const gained = days.filter((day) => after(day) && !before(day))
  return { lost, gained, kept: seen.length - lost.length }
}

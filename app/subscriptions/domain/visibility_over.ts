import type { CalendarDay } from '#shared/domain/calendar_day'
import { rightTo, type Entitlement } from '#subscriptions/domain/entitlement'

/** Which ranges, by their place, cannot be seen any more: their own visibility or that of the whole is over. */
export const visibilityOver = (entitlement: Entitlement, today: CalendarDay): boolean[] =>
  entitlement.ranges.map((range) => {
    const day = (range.days.from ?? range.days.until)!
    const right = rightTo(day, { ...entitlement, ranges: [range] }, today)
    return !right.may && right.why !== 'not_yet_visible'
  })

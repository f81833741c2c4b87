import type { CalendarDay } from '#shared/domain/calendar_day'
import { daysOfFiles, rightTo, type Entitlement } from '#subscriptions/domain/entitlement'

/** Which ranges, by their place, cannot be seen any more: their own visibility or that of the whole is over. */
export const visibilityOver = (entitlement: Entitlement, today: CalendarDay): boolean[] =>
  entitlement.ranges.map((range) => {
    const { from, until } = daysOfFiles(range)
    const day = (from ?? until)!
    const right = rightTo(day, { ...entitlement, ranges: [range] }, today)
    return !right.may && right.why !== 'not_yet_visible'
  })

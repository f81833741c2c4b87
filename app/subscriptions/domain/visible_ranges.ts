import type { CalendarDay } from '#shared/domain/calendar_day'
import { holds, type Entitlement } from '#subscriptions/domain/entitlement'

/** Which ranges, by their place, may be seen today: within their own visibility and that of the whole. */
export const visibleRanges = (entitlement: Entitlement, today: CalendarDay): boolean[] =>
  entitlement.ranges.map(
    ({ visible }) => holds(entitlement.visible, today) && holds(visible, today)
  )

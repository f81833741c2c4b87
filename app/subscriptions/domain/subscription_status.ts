import type { CalendarDay } from '#shared/domain/calendar_day'
import { holds, type Entitlement } from '#subscriptions/domain/entitlement'

export const SUBSCRIPTION_STATUSES = ['Upcoming', 'Unrestricted', 'Active', 'Non-active'] as const

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Where a subscription stands on a day, by the days that it entitles to; the first that holds counts. */
export function statusOf(
  { isUnrestricted, ranges }: Omit<Entitlement, 'visible'>,
  today: CalendarDay
): SubscriptionStatus {
  const begun = ranges.filter(({ days: { from } }) => !from?.isAfter(today))
  if (ranges.length > 0 && begun.length === 0) return 'Upcoming'
  if (isUnrestricted) return 'Unrestricted'
  return begun.some(({ days }) => holds(days, today)) ? 'Active' : 'Non-active'
}

import type { DayFilesOf } from '#catalogue'
import { CalendarDay } from '#shared/domain/calendar_day'
import { daysSeen } from '#subscriptions/domain/entitlement'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import type { HeldSubscription } from '#subscriptions/queries/held_subscriptions'

export function filesOfHeld(held: HeldSubscription): DayFilesOf {
  const seen = daysSeen(entitlementOf(held), CalendarDay.today())
  const days = seen.map(({ from, until }) => ({
    from: from?.iso ?? null,
    until: until?.iso ?? null,
  }))
  return { productIds: held.productIds, days }
}

/** Those that its page lists: files of filterable types are for programs, reports are ordered. */
export const filesOnPage = (held: HeldSubscription): DayFilesOf =>
  held.isFilterable || held.specialType ? { productIds: [], days: [] } : filesOfHeld(held)

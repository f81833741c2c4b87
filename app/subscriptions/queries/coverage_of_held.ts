import { daysWithFiles, publishedProducts } from '#catalogue'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS, daysSeen } from '#subscriptions/domain/entitlement'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { heldCoverage, type HeldCoverage } from '#subscriptions/domain/held_coverage'
import type { HeldSubscription } from '#subscriptions/queries/held_subscriptions'

/** What a subscription gives day by day; null where nothing is published of it. */
export async function coverageOfHeld(held: HeldSubscription): Promise<HeldCoverage | null> {
  const [files, published] = await Promise.all([
    daysWithFiles(held.productIds),
    publishedProducts(),
  ])
  const product = published.find(({ id }) => held.productIds.includes(id))
  if (held.isFilterable || !product) return null
  const [entitlement, today] = [entitlementOf(held), CalendarDay.today()]
  return heldCoverage({
    ...{ files, today, calendar: product.calendar },
    seen: daysSeen(entitlement, today),
    entitled: entitlement.isUnrestricted ? [ALWAYS] : entitlement.ranges.map(({ days }) => days),
  })
}

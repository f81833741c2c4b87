import { daysByMonth, publishedProducts } from '#catalogue'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS, daysSeen, type OpenRange } from '#subscriptions/domain/entitlement'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { heldCoverage, type HeldCoverage } from '#subscriptions/domain/held_coverage'
import type { HeldSubscription } from '#subscriptions/queries/held_subscriptions'
import { productsOf } from '#subscriptions/queries/products_of'

/** What a subscription gives day by day; null where nothing is published of it. */
export async function coverageOfHeld(held: HeldSubscription): Promise<HeldCoverage | null> {
  if (held.isFilterable || !(await publishedOf(held.productIds))) return null
  const entitlement = entitlementOf(held)
  return coverageOf(held.productIds, {
    seen: daysSeen(entitlement, CalendarDay.today()),
    entitled: entitlement.isUnrestricted ? [ALWAYS] : entitlement.ranges.map(({ days }) => days),
  })
}

/** What there is of some types day by day, whoever may see it, and what is to come. */
export async function coverageOfTypes(typeIds: readonly number[]): Promise<HeldCoverage> {
  const ids = [...new Set((await productsOf(typeIds)).map(({ productId }) => productId))]
  return coverageOf(ids, { seen: [ALWAYS], entitled: [ALWAYS] })
}

type Shown = { seen: readonly OpenRange[]; entitled: readonly OpenRange[] }

async function coverageOf(productIds: number[], shown: Shown): Promise<HeldCoverage> {
  const [months, product] = await Promise.all([daysByMonth(productIds), publishedOf(productIds)])
  const calendar = product?.calendar ?? null
  return heldCoverage({ months, today: CalendarDay.today(), calendar, ...shown })
}

const publishedOf = async (productIds: number[]) =>
  (await publishedProducts()).find(({ id }) => productIds.includes(id))

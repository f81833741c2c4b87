import { filterChoicesOf, type OwnedRange } from '#catalogue'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { daysSeen, type OpenRange } from '#subscriptions/domain/entitlement'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { heldSubscriptions, type HeldSubscription } from '#subscriptions/queries/held_subscriptions'

const FIRST = CalendarDay.of(1000, 1, 1)
const LAST = CalendarDay.of(9999, 12, 31)

/** Days that a customer sees by subscription today; of filterable types the parts that he chose. */
export async function subscribedDays(userId: number, productIds: number[]): Promise<OwnedRange[]> {
  const held = await heldSubscriptions(userId, { productIds })
  const owned = held.flatMap((subscription) =>
    subscription.productIds
      .filter((id) => productIds.includes(id))
      .map((productId) => ownedOf(subscription, productId))
  )
  return (await Promise.all(owned)).flat()
}

async function ownedOf(held: HeldSubscription, productId: number): Promise<OwnedRange[]> {
  const today = CalendarDay.today()
  if (!held.isFilterable) {
    const seen = daysSeen(entitlementOf(held), today)
    return seen.map((days) => ({ productId, range: closed(days), orderNumber: null }))
  }
  const levelOne = await venuesOf(productId)
  return held.ranges.flatMap((range) => {
    const seen = daysSeen(entitlementOf({ ...held, ranges: [range] }), today)
    const filters = { levelOne, levelTwo: range.items }
    return seen.map((days) => ({ productId, range: closed(days), orderNumber: null, filters }))
  })
}

const closed = ({ from, until }: OpenRange) => new DayRange(from ?? FIRST, until ?? LAST)

const venuesOf = async (productId: number): Promise<string[]> =>
  (await filterChoicesOf(productId))?.levelOne.values.map(({ code }) => code) ?? []

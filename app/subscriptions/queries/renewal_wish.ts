import { referenceData } from '#catalogue'
import { CalendarDay } from '#shared/domain/calendar_day'
import { heldSubscriptions, type HeldSubscription } from '#subscriptions/queries/held_subscriptions'

/** What somebody asks for who wants a subscription to go on; days are YYYY-MM-DD. */
export type RenewalWish = {
  typeId: number
  typeName: string
  /** Those that are on offer. */
  productCodes: string[]
  /** The last day of what is held; null where that has no end. */
  endsOn: string | null
  /** The day after it; null where it is over or has no end. */
  startsOn: string | null
  /** Currencies or assets of the last date range of a filterable type. */
  items: string[]
}

/** Null for whoever does not hold the type. */
export async function renewalWish(userId: number, typeId: number): Promise<RenewalWish | null> {
  const [held] = await heldSubscriptions(userId, { typeId })
  if (!held) return null
  const { products } = await referenceData()
  const offered = products.filter(({ id, visible }) => visible && held.productIds.includes(id))
  const end = lastDayOf(held)
  return {
    typeId,
    typeName: held.name,
    productCodes: offered.map(({ code }) => code),
    endsOn: end?.iso ?? null,
    startsOn: end && isStillOn(end) ? end.plusDays(1).iso : null,
    items: held.ranges.at(-1)?.items ?? [],
  }
}

/** Days end with the year 9999. */
const isStillOn = (end: CalendarDay) => !end.isBefore(CalendarDay.today()) && end.year < 9999

function lastDayOf({ isUnrestricted, ranges }: HeldSubscription): CalendarDay | null {
  const ends = ranges.map(({ endsOn }) => endsOn)
  if (isUnrestricted || ends.includes(null)) return null
  return CalendarDay.parse(ends.sort().at(-1) ?? '')
}

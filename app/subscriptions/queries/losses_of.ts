import { daysWithFiles } from '#catalogue'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { changedDays, type Change } from '#subscriptions/domain/changed_days'
import { ALWAYS, type Entitlement } from '#subscriptions/domain/entitlement'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import type { RangeTerms } from '#subscriptions/domain/range_terms'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'

/** How many days are lost, from which to which; how many stay, and how many come. */
export type Losses = {
  days: number
  first: string | null
  last: string | null
  kept: number
  gained: number
}

export const NO_LOSSES: Losses = { days: 0, first: null, last: null, kept: 0, gained: 0 }

/** Without a range: what a new one would change. */
type Which = { userId: number; typeId: number; rangeId: number | null }

/** Days with files that a person sees today and would not see with other terms of a range, or without it, and days that would be seen then. */
export async function lossesOf(which: Which, terms: RangeTerms | null): Promise<Losses> {
  const [held] = await assignedSubscriptions(which.userId, which.typeId)
  if (!held) return which.rangeId === null && terms ? gainsOf(which.typeId, terms) : NO_LOSSES
  const before = entitlementOf(held)
  const at = held.ranges.findIndex(({ id }) => id === which.rangeId)
  if (which.rangeId !== null && at < 0) return NO_LOSSES
  const place = at < 0 ? before.ranges.length : at
  const ranges = before.ranges.toSpliced(place, 1, ...(terms ? [terms] : []))
  return lossesBy({ before, after: { ...before, ranges } }, held.productIds)
}

const NOTHING: Entitlement = { isUnrestricted: false, visible: ALWAYS, ranges: [] }

/** What the first range of a type gives to somebody who does not have it yet. */
async function gainsOf(typeId: number, terms: RangeTerms): Promise<Losses> {
  const products = await rows<{ id: number }>(
    null,
    'select product_id as id from subscription_type_products where type_id = ? order by product_id',
    [typeId]
  )
  const after = { ...NOTHING, ranges: [terms] }
  return lossesBy(
    { before: NOTHING, after },
    products.map(({ id }) => id)
  )
}

/** The same of any change, in days of products. */
export async function lossesBy(change: Change, productIds: number[]): Promise<Losses> {
  const days = await daysWithFiles(productIds)
  const { lost, gained, kept } = changedDays(days, change, CalendarDay.today())
  const [first, last] = [lost[0]?.iso ?? null, lost.at(-1)?.iso ?? null]
  return { days: lost.length, first, last, kept, gained: gained.length }
}

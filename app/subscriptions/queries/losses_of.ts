import { daysWithFiles, publishedProducts } from '#catalogue'
import { CalendarDay } from '#shared/domain/calendar_day'
import { TradingCalendar } from '#shared/domain/trading_calendar'
import { changedDays, type Change } from '#subscriptions/domain/changed_days'
import { ALWAYS, type Entitlement } from '#subscriptions/domain/entitlement'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { missedDays, type MissedDays } from '#subscriptions/domain/missed_days'
import type { RangeTerms } from '#subscriptions/domain/range_terms'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import { productsOf } from '#subscriptions/queries/products_of'

/** How many days are lost, from which to which; how many stay, and how many come; and which of those to come fall away or are added. */
export type Losses = {
  days: number
  first: string | null
  last: string | null
  kept: number
  gained: number
  missed: MissedDays | null
  coming: MissedDays | null
}

/** What somebody loses and gains, and whether nothing of the subscription is left. */
export type Effect = { losses: Losses; isGone: boolean }

export const NO_LOSSES: Losses = {
  ...{ days: 0, first: null, last: null, kept: 0, gained: 0 },
  ...{ missed: null, coming: null },
}

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

export const NOTHING: Entitlement = { isUnrestricted: false, visible: ALWAYS, ranges: [] }

/** What the first range of a type gives to somebody who does not have it yet. */
async function gainsOf(typeId: number, terms: RangeTerms): Promise<Losses> {
  const products = await productsOf([typeId])
  const after = { ...NOTHING, ranges: [terms] }
  return lossesBy(
    { before: NOTHING, after },
    products.map(({ productId }) => productId)
  )
}

/** The same of any change, in days of products. */
export async function lossesBy(change: Change, productIds: number[]): Promise<Losses> {
  const [days, today] = [await daysWithFiles(productIds), CalendarDay.today()]
  const { lost, gained, kept } = changedDays(days, change, today)
  const [first, last] = [lost[0]?.iso ?? null, lost.at(-1)?.iso ?? null]
  const next = days.at(-1)?.plusDays(1)
  const comesFrom = next?.isAfter(today) ? next : today
  const calendar = await calendarOf(productIds)
  const missed = missedDays(change, comesFrom, calendar)
  const coming = missedDays({ before: change.after, after: change.before }, comesFrom, calendar)
  return { days: lost.length, first, last, kept, gained: gained.length, missed, coming }
}

/** Where nothing is published yet, days of the week are all that is known. */
async function calendarOf(productIds: readonly number[]): Promise<TradingCalendar> {
  const products = await publishedProducts()
  const published = products.find(({ id }) => productIds.includes(id))
  return published?.calendar ?? new TradingCalendar('', new Map())
}

import { daysWithFiles } from '#catalogue'
import { CalendarDay } from '#shared/domain/calendar_day'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { lostDays } from '#subscriptions/domain/lost_days'
import type { RangeTerms } from '#subscriptions/domain/range_terms'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'

export type Losses = { days: number; first: string | null; last: string | null; kept: number }

type Which = { userId: number; typeId: number; rangeId: number }

/** Days with files that a person sees today and would not see with other terms of a range, or without it. */
export async function lossesOf(which: Which, terms: RangeTerms | null): Promise<Losses> {
  const [held] = await assignedSubscriptions(which.userId, which.typeId)
  const at = held?.ranges.findIndex(({ id }) => id === which.rangeId) ?? -1
  if (!held || at < 0) return { days: 0, first: null, last: null, kept: 0 }
  const before = entitlementOf(held)
  const ranges = terms ? before.ranges.with(at, terms) : before.ranges.toSpliced(at, 1)
  const change = { before, after: { ...before, ranges } }
  const { lost, kept } = lostDays(await daysWithFiles(held.productIds), change, CalendarDay.today())
  return { days: lost.length, first: lost[0]?.iso ?? null, last: lost.at(-1)?.iso ?? null, kept }
}

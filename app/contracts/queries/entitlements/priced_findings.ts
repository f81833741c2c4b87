import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Cents } from '#shared/domain/money'
import { listPricesOf } from '#subscriptions'
import { findFindings, type Finding } from '#contracts/queries/entitlements/find_findings'

/** `givenCents`: list price, net, of the days that exist until the day; null where nothing is given. */
export type PricedFinding = Finding & { givenCents: Cents | null }

export async function pricedFindings(day: CalendarDay): Promise<PricedFinding[]> {
  const found = await findFindings(day.iso)
  const given = found.flatMap(({ id, typeId, days }) =>
    typeId === null ? [] : [{ id, typeId, days }]
  )
  const prices = await listPricesOf(given, day)
  const priceOf = new Map(given.map(({ id }, at) => [id, prices[at]!]))
  return found.map((one) => ({ ...one, givenCents: priceOf.get(one.id) ?? null }))
}

import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Cents } from '#shared/domain/money'
import { listPricesOf } from '#subscriptions'
import {
  findFindings,
  type Finding,
  type FindingWish,
} from '#contracts/queries/entitlements/find_findings'

/** `givenCents`: list price, net, of the days that exist until the day; null where nothing is given. */
export type PricedFinding = Finding & { givenCents: Cents | null }

/** What is shown of a day: the first of each kind, or a page of one. */
export const pricedFindings = async (
  day: CalendarDay,
  wish: FindingWish = {}
): Promise<PricedFinding[]> => priced(await findFindings(day.iso, wish), day)

const MOST_EXPORTED = 100_000
const PRICED_AT_ONCE = 200

/** All that does not agree on a day, as far as it is searched for; prices are asked for while it is read. */
export async function* allPricedFindings(
  day: CalendarDay,
  { search, kind }: FindingWish = {}
): AsyncGenerator<PricedFinding> {
  const all = await findFindings(day.iso, { search }, MOST_EXPORTED)
  const found = kind ? all.filter((one) => one.kind === kind) : all
  for (let at = 0; at < found.length; at += PRICED_AT_ONCE) {
    yield* await priced(found.slice(at, at + PRICED_AT_ONCE), day)
  }
}

async function priced(found: readonly Finding[], day: CalendarDay): Promise<PricedFinding[]> {
  const given = found.flatMap(({ id, typeId, days }) =>
    typeId === null ? [] : [{ id, typeId, days }]
  )
  const prices = await listPricesOf(given, day)
  const priceOf = new Map(given.map(({ id }, at) => [id, prices[at]!]))
  return found.map((one) => ({ ...one, givenCents: priceOf.get(one.id) ?? null }))
}

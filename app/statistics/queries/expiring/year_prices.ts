import { rows } from '#shared/database'
import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Cents } from '#shared/domain/money'
import { listPricesOf } from '#subscriptions'
import { yearUntil, type Horizon } from '#statistics/domain/expiring'
import type { Span } from '#statistics/domain/span'

/** Days ahead, and what a year of each type that ends within them costs. */
export type Expiring = Span & { within: Horizon; prices: { typeIds: number[]; cents: Cents[] } }

/** List prices, net, of the year up to today, of all types of which something ends within a span. */
export async function yearPrices(
  { from, to }: Span,
  today: CalendarDay
): Promise<Expiring['prices']> {
  const types = await rows<{ typeId: number }>(
    null,
    `select distinct type_id as "typeId" from subscription_users
      where last_day between ?::date and ?::date order by 1`,
    [from.iso, to.iso]
  )
  const year = yearUntil(today)
  const days = [{ from: year.from.iso, until: year.to.iso }]
  const typeIds = types.map(({ typeId }) => typeId)
  const cents = await listPricesOf(
    typeIds.map((typeId) => ({ typeId, days })),
    today
  )
  return { typeIds, cents }
}

import { publishedProducts, quoteFor, type PublishedProduct } from '#catalogue'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { Cents } from '#shared/domain/money'

/** Days of a type as they are kept; an open end is null. */
export type PricedDays = {
  typeId: number
  days: readonly { from: string | null; until: string | null }[]
}

type Products = ReadonlyMap<number, readonly PublishedProduct[]>

/**
 * What the days would cost that exist of each of these until a day: net, as a quote of the same days
 * says today, without fee and discount. What is sold on request alone costs nothing here.
 */
export async function listPricesOf(
  wishes: readonly PricedDays[],
  until: CalendarDay
): Promise<Cents[]> {
  const products = await productsOf(wishes.map(({ typeId }) => typeId))
  const known = new Map<string, Promise<Cents>>()
  const priceOf = (wish: PricedDays) => {
    const key = JSON.stringify([wish.typeId, wish.days])
    const price = known.get(key) ?? subtotalOf(wish, { products, until })
    known.set(key, price)
    return price
  }
  return Promise.all(wishes.map(priceOf))
}

async function subtotalOf(
  { typeId, days }: PricedDays,
  { products, until }: { products: Products; until: CalendarDay }
): Promise<Cents> {
  const selections = (products.get(typeId) ?? []).flatMap(({ code, firstDay, lastDay }) =>
    days.flatMap((one, at) => {
      const from = latest(firstDay, one.from)
      const to = earliest(earliest(lastDay, one.until), until.iso)
      if (to < from) return []
      const range = { from: CalendarDay.parse(from)!, to: CalendarDay.parse(to)! }
      return [{ lineId: `${code}:${at}`, productCode: code, ...range }]
    })
  )
  return selections.length === 0 ? 0 : (await quoteFor({ selections })).subtotalCents
}

const latest = (one: string, other: string | null) => (other !== null && other > one ? other : one)
const earliest = (one: string, other: string | null) =>
  other !== null && other < one ? other : one

async function productsOf(typeIds: readonly number[]): Promise<Products> {
  const links = await rows<{ typeId: number; productId: number }>(
    null,
    `select type_id as "typeId", product_id as "productId" from subscription_type_products
      where type_id = any(?::int[]) order by product_id`,
    [[...new Set(typeIds)]]
  )
  const published = new Map((await publishedProducts()).map((product) => [product.id, product]))
  const byType = Map.groupBy(links, ({ typeId }) => typeId)
  return new Map(
    [...byType].map(([typeId, of]) => [
      typeId,
      of.flatMap(({ productId }) => published.get(productId) ?? []),
    ])
  )
}

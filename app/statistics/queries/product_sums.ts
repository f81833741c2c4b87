import { rows } from '#shared/database'
import type { Asked } from '#statistics/domain/asked'
import { talliesOf } from '#statistics/queries/asked_of'

export type ProductSums = { products: number; items: number; days: number; priceCents: number }

/** Items of all products that were sold in a span, by their prices. */
export async function productSums(asked: Asked): Promise<ProductSums> {
  const { sql, values } = talliesOf(asked)
  const [sums] = await rows<ProductSums>(
    null,
    `select count(*) filter (where items <> 0) as products,
            coalesce(sum(items), 0)::bigint as items, coalesce(sum(days), 0)::bigint as days,
            coalesce(sum(price_cents), 0)::bigint as "priceCents"
       from (select sum(s.items) as items, sum(s.days) as days, sum(s.price_cents) as price_cents
               from product_sales_tallies s where ${sql} group by s.product_id) as products`,
    values
  )
  return sums!
}

import { readRows } from '#shared/reading/read_rows'
import type { Asked } from '#statistics/domain/asked'
import { soldBy } from '#statistics/queries/sold_by'

export type ProductSums = { products: number; items: number; days: number; priceCents: number }

/** Items of all products that were sold in a span, by their prices. */
export async function productSums(asked: Asked): Promise<ProductSums> {
  const { sql, values } = soldBy('product', asked)
  const [sums] = await readRows<ProductSums>(
    `select count(*) as products,
            coalesce(sum(items), 0)::bigint as items, coalesce(sum(days), 0)::bigint as days,
            coalesce(sum(price_cents), 0)::bigint as "priceCents"
       from (${sql}) as sums`,
    values
  )
  return sums!
}

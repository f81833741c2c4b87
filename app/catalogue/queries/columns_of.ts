import { rows } from '#shared/database'

export type ProductColumn = { name: string; type: string }

/** The columns of the files of products, in their order, by the products' ids. */
export async function columnsOf(
  productIds: readonly number[]
): Promise<ReadonlyMap<number, ProductColumn[]>> {
  const found = await rows<ProductColumn & { productId: number }>(
    null,
    `select product_id as "productId", name, type from product_fields
      where product_id = any(?::int[]) order by product_id, position`,
    [[...productIds]]
  )
  return Map.groupBy(found, ({ productId }) => productId)
}

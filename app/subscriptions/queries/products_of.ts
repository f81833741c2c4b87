import { rows } from '#shared/database'

type ProductOfType = { typeId: number; productId: number }

/** Which products types give, in the order of their numbers. */
export const productsOf = (typeIds: readonly number[]): Promise<ProductOfType[]> =>
  rows<ProductOfType>(
    null,
    `select type_id as "typeId", product_id as "productId" from subscription_type_products
      where type_id = any(?::int[]) order by product_id`,
    [[...typeIds]]
  )

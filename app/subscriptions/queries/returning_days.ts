import { preparedRows } from '#shared/database'

export type ReturningDay = { productId: number; day: string; state: 'Waiting' | 'Failed' }

/** Days of products that are on their way back from the archive, or could not be brought back today. */
export const returningDays = (productIds: readonly number[]): Promise<ReturningDay[]> =>
  preparedRows<ReturningDay>(
    null,
    `select product_id as "productId", day, state from subscription_preparations
      where product_id = any(:productIds::int[]) and choice = '' and state <> 'Ready'
        and asked_at > now() - interval '1 day'
      order by product_id, day`,
    { productIds: [...productIds] }
  )

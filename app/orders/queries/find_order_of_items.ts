import { rows } from '#shared/database'

/** The newest order of a user that was made of one of these items of the basket; null without one. */
export async function findOrderOfItems(
  userId: number,
  itemIds: readonly number[]
): Promise<number | null> {
  if (itemIds.length === 0) return null
  const [order] = await rows<{ number: number }>(
    null,
    `select number from orders
      where user_id = ? and number is not null and basket_item_ids && ?::bigint[]
        and state not in ('Failed', 'Rejected')
      order by number desc limit 1`,
    [userId, itemIds]
  )
  return order?.number ?? null
}

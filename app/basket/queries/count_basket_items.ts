import { preparedRows } from '#shared/database'

export async function countBasketItems(userId: number): Promise<number> {
  const [basket] = await preparedRows<{ count: number }>(
    null,
    'select count(*)::int as count from basket_items where user_id = ?',
    [userId]
  )
  return basket?.count ?? 0
}

import db from '@adonisjs/lucid/services/db'
import { rows } from '#shared/database'

export async function countBasketItems(userId: number): Promise<number> {
  const [basket] = await rows<{ count: number }>(
    db,
    'select count(*)::int as count from basket_items where user_id = ?',
    [userId]
  )
  return basket?.count ?? 0
}

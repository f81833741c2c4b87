import db from '@adonisjs/lucid/services/db'
import { preparedRows } from '#shared/database'

export type BasketRow = {
  /** Until when a payment in progress keeps the basket locked, by the clock of the database. */
  lockedUntil: Date | null
  /** When it was last changed; null while nobody has put anything into it. */
  updatedAt: Date | null
}

export async function findBasketRow(userId: number): Promise<BasketRow> {
  const [basket] = await preparedRows<BasketRow>(
    db,
    `select updated_at as "updatedAt", case when locked_until > now() then locked_until end
              as "lockedUntil"
       from baskets where user_id = ?`,
    [userId]
  )
  return basket ?? { lockedUntil: null, updatedAt: null }
}

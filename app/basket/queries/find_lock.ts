import db from '@adonisjs/lucid/services/db'
import { preparedRows } from '#shared/database'

/** Until when a payment in progress keeps a user's basket locked, by the clock of the database. */
export async function findLock(userId: number): Promise<Date | null> {
  const [basket] = await preparedRows<{ lockedUntil: Date }>(
    db,
    `select locked_until as "lockedUntil" from baskets where user_id = ? and locked_until > now()`,
    [userId]
  )
  return basket?.lockedUntil ?? null
}

import User from '#identity/models/user'
import { rows } from '#shared/database'

/** The customer of an order. */
export async function findUserOf(number: number): Promise<User> {
  const [order] = await rows<{ userId: number }>(
    null,
    'select user_id as "userId" from orders where number = ?',
    [number]
  )
  return User.findOrFail(order!.userId)
}

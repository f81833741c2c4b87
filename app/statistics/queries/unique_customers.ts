import { rows } from '#shared/database'
import type { Asked } from '#statistics/domain/asked'
import { ordersOf } from '#statistics/queries/asked_of'

/** How many different users ordered. */
export async function uniqueCustomers(asked: Asked): Promise<number> {
  const { sql, values } = ordersOf(asked)
  const [found] = await rows<{ users: number }>(
    null,
    `select count(distinct o.user_id) as users from orders o join users u on u.id = o.user_id
      where ${sql}`,
    values
  )
  return found!.users
}

import { rows } from '#shared/database'
import type { Asked } from '#statistics/domain/asked'
import { soldBy } from '#statistics/queries/sold_by'

/** How many different users ordered. */
export async function uniqueCustomers(asked: Asked): Promise<number> {
  const { sql, values } = soldBy('user', asked)
  const [found] = await rows<{ users: number }>(
    null,
    `select count(*) as users from (${sql}) as sums`,
    values
  )
  return found!.users
}

import { readRows } from '#shared/reading/read_rows'
import type { Asked } from '#statistics/domain/asked'
import { soldBy } from '#statistics/queries/sold_by'

export async function uniqueCustomers(asked: Asked): Promise<number> {
  const { sql, values } = soldBy('user', asked)
  const [found] = await readRows<{ users: number }>(
    `select count(*) as users from (${sql}) as sums`,
    values
  )
  return found!.users
}

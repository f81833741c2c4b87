import { preparedRows } from '#shared/database'
import type { LastVisit } from '#subscriptions/domain/last_visit'

/** When subscriptions were last opened, by their ids; those that never were are left out. */
export async function lastOpenings(
  subscriptionIds: readonly number[]
): Promise<ReadonlyMap<number, LastVisit>> {
  const found = await preparedRows<LastVisit & { id: number }>(
    null,
    `select v.subscription_id as id, v.opened_at as at, v.opened_with as changes
       from subscription_visits v where v.subscription_id = any(:subscriptionIds::bigint[])`,
    { subscriptionIds: [...subscriptionIds] }
  )
  return new Map(found.map(({ id, ...visit }) => [id, visit]))
}

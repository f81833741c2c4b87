import { preparedRows } from '#shared/database'
import type { Run } from '#subscriptions/domain/run'

/** The newest task of each of some types. */
export const newestRuns = (typeIds: readonly number[]): Promise<Run[]> =>
  preparedRows<Run>(
    null,
    `select r.id, r.type_id as "typeId", r.kind, r.state, r.days_total as "daysTotal",
            r.days_done as "daysDone", r.days_entered as "daysEntered",
            r.days_told as "daysTold", r.problem, r.created_at as "createdAt",
            r.ended_at as "endedAt"
       from unnest(?::int[]) as wanted (id)
       join subscription_runs r
         on r.id = (select max(one.id) from subscription_runs one where one.type_id = wanted.id)`,
    [[...typeIds]]
  )

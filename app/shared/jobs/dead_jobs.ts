import { rows } from '#shared/database'
import { DEAD_LETTERS, queue } from '#shared/jobs/queue'

export type DeadJob = {
  id: string
  job: string
  payload: Record<string, unknown>
  diedAt: Date
  reason: string | null
}

/** Jobs whose last try has failed, newest first. */
export function listDeadJobs(limit = 100): Promise<DeadJob[]> {
  return rows<DeadJob>(
    null,
    `select id, source_name as job, data as payload, created_on as "diedAt",
            source_output ->> 'message' as reason
       from pgboss.job where name = ? and state = 'created'
      order by created_on desc, id limit ?`,
    [DEAD_LETTERS, limit]
  )
}

/** Gives dead jobs, all or some, new tries in the queues that they came from; answers how many. */
export async function retryDeadJobs(ids?: string[]): Promise<number> {
  const boss = await queue()
  return boss.redrive(DEAD_LETTERS, ids && { ids })
}

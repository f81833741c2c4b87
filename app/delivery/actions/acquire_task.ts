import { rows } from '#shared/database'
import { leaseSeconds } from '#delivery/domain/lease'
import type { LeasedTask } from '#delivery/domain/task'

/** Takes a task that waits and is due; null when another worker was first or it is not its time. */
export async function acquireTask(taskId: number): Promise<LeasedTask | null> {
  const [task] = await rows<LeasedTask>(
    null,
    `update delivery_tasks
        set state = 'Running', attempts = attempts + 1, started_at = coalesce(started_at, now()),
            finished_at = null, lease_id = gen_random_uuid(),
            lease_until = now() + make_interval(secs => ?)
      where id = ? and state = 'Waiting' and run_after <= now()
      returning id, fulfilment_id as "fulfilmentId", product_id as "productId",
        from_day as "fromDay", to_day as "toDay", include_degraded as "includeDegraded",
        lease_id as "leaseId"`,
    [leaseSeconds(), taskId]
  )
  return task ?? null
}

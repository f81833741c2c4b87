import { rows } from '#shared/database'
import type { LeasedTask } from '#delivery/domain/task'

export async function releaseTask({ id, leaseId }: LeasedTask): Promise<void> {
  await rows(
    null,
    `update delivery_tasks
        set state = 'Waiting', lease_id = null, lease_until = null, run_after = now(),
            nudged_at = null
      where id = ? and lease_id = ? and state = 'Running'`,
    [id, leaseId]
  )
}

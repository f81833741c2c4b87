import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { LeaseLost, type LeasedTask } from '#delivery/domain/task'

/**
 * Holds the task's row until the transaction ends, so that what is written beside it cannot come
 * from a worker that was replaced or stopped.
 * @throws LeaseLost when the task is in other hands.
 */
export async function fence(trx: TransactionClientContract, task: LeasedTask): Promise<void> {
  const held = await rows(
    trx,
    `select id from delivery_tasks where id = ? and lease_id = ? and state = 'Running' for update`,
    [task.id, task.leaseId]
  )
  if (held.length === 0) throw new LeaseLost(task)
}

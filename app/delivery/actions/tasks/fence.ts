import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { LeaseLost, type LeasedTask } from '#delivery/domain/task'

/** Locks the row, so that no replaced worker writes beside it. @throws LeaseLost */
export async function fence(trx: TransactionClientContract, task: LeasedTask): Promise<void> {
  const held = await rows(
    trx,
    `select id from delivery_tasks where id = ? and lease_id = ? and state = 'Running' for update`,
    [task.id, task.leaseId]
  )
  if (held.length === 0) throw new LeaseLost(task)
}

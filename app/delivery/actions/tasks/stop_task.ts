import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { recordTaskChange } from '#delivery/actions/tasks/record_task_change'
import { canStop } from '#delivery/domain/task_state'
import { lockTask, taskRefusal, type TaskRefusal } from '#delivery/queries/lock_task'

/** Its worker can write nothing more from this moment and lets go at its next step. */
export const stopTask = (id: number, actor: Actor): Promise<Result<undefined, TaskRefusal>> =>
  transaction((trx) => stopTaskIn(trx, id, actor))

export async function stopTaskIn(
  trx: TransactionClientContract,
  id: number,
  actor: Actor
): Promise<Result<undefined, TaskRefusal>> {
  const task = await lockTask(trx, id)
  if (!task || !canStop(task.state)) return taskRefusal(task, 'delivery.errors.cannot_stop')

  await rows(
    trx,
    `update delivery_tasks
        set state = 'Stopped', lease_id = null, lease_until = null, finished_at = now()
      where id = ?`,
    [id]
  )
  await recordTaskChange(trx, { id, from: task.state, to: 'Stopped', actor })
  return ok()
}

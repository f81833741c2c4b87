import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { refuse, type Refused } from '#shared/domain/result'
import { lockFulfilment } from '#delivery/queries/lock_fulfilment'
import type { TaskState } from '#delivery/domain/task_state'
import type { Lane } from '#delivery/domain/task_step'

export type TaskRefusal =
  | 'delivery.errors.task_not_found'
  | 'delivery.errors.cannot_stop'
  | 'delivery.errors.cannot_restart'

type LockedTask = { id: number; fulfilmentId: number; state: TaskState; lane: Lane }

const SELECT =
  'select id, fulfilment_id as "fulfilmentId", state, lane from delivery_tasks where id = ?'

/** Holds a task, and before it its fulfilment, for a change by staff. */
export async function lockTask(
  trx: TransactionClientContract,
  id: number
): Promise<LockedTask | undefined> {
  const [found] = await rows<LockedTask>(trx, SELECT, [id])
  if (!found) return undefined
  await lockFulfilment(trx, found.fulfilmentId)
  const [locked] = await rows<LockedTask>(trx, `${SELECT} for update`, [id])
  return locked
}

/** The refusal for a task that is not there, or whose state forbids what was asked. */
export const taskRefusal = (
  task: LockedTask | undefined,
  code: TaskRefusal
): Refused<TaskRefusal> =>
  task
    ? refuse(code, { status: 409, params: { state: task.state } })
    : refuse('delivery.errors.task_not_found', { status: 404 })

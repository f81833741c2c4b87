import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { publish } from '#shared/jobs'
import { recordTaskChange } from '#delivery/actions/tasks/record_task_change'
import { canRestart } from '#delivery/domain/task_state'
import { nudge } from '#delivery/jobs/task_jobs'
import { lockTask, taskRefusal, type TaskRefusal } from '#delivery/queries/lock_task'
import { fulfilmentResumed } from '#delivery/topics'
import type { Reference } from '#delivery/domain/reference'
import { REFERENCE } from '#delivery/queries/reference_sql'

type Options = {
  /** Runs at once even when the task waits for its next attempt. */
  forceExecute?: boolean
}

export const restartTask = (
  id: number,
  actor: Actor,
  options: Options = {}
): Promise<Result<undefined, TaskRefusal>> =>
  transaction((trx) => restartTaskIn(trx, id, actor, options))

export async function restartTaskIn(
  trx: TransactionClientContract,
  id: number,
  actor: Actor,
  { forceExecute = false }: Options = {}
): Promise<Result<undefined, TaskRefusal>> {
  const task = await lockTask(trx, id)
  if (!task || !canRestart(task.state, forceExecute)) {
    return taskRefusal(task, 'delivery.errors.cannot_restart')
  }
  await rows(
    trx,
    `update delivery_tasks
        set state = 'Waiting', run_after = now(), nudged_at = now(), finished_at = null, failures = 0,
            failure_code = null, failure_params = '{}', force_execute = ?
      where id = ?`,
    [forceExecute, id]
  )
  await recordTaskChange(trx, { id, from: task.state, to: 'Waiting', actor })
  await resumeFulfilment(trx, task.fulfilmentId)
  await nudge(trx, task)
  return ok()
}

async function resumeFulfilment(trx: TransactionClientContract, id: number): Promise<void> {
  const [resumed] = await rows<{ reference: Reference }>(
    trx,
    `update fulfilments f set state = 'Running', failure_code = null, failure_params = '{}'
      where id = ? and state = 'Failed'
        and not exists (
          select from delivery_tasks t where t.fulfilment_id = f.id and t.state = 'Failed')
      returning ${REFERENCE} as reference`,
    [id]
  )
  if (resumed) await publish(trx, fulfilmentResumed, resumed)
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SYSTEM_ACTOR, recordAudit } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { failpoint } from '#shared/failpoints'
import { publish } from '#shared/jobs'
import { fence } from '#delivery/actions/tasks/fence'
import { lockFulfilment } from '#delivery/queries/lock_fulfilment'
import { recordTaskChange } from '#delivery/actions/tasks/record_task_change'
import { DeliveryProblem } from '#delivery/domain/delivery_problem'
import type { LeasedTask } from '#delivery/domain/task'
import type { Lane } from '#delivery/domain/task_step'
import { nudge } from '#delivery/jobs/task_jobs'
import { fulfilmentCompleted } from '#delivery/topics'
import type { Reference } from '#delivery/domain/reference'
import { REFERENCE } from '#delivery/queries/reference_sql'

/** With the last task the fulfilment, announced in the same transaction. @throws LeaseLost */
export const completeTask = (task: LeasedTask): Promise<void> =>
  transaction(async (trx) => {
    await lockFulfilment(trx, task.fulfilmentId)
    await finish(trx, task)
    await beginNext(trx, task)
    await completeFulfilment(trx, task.fulfilmentId)
    await failpoint('delivery.before_commit')
  })

async function finish(trx: TransactionClientContract, task: LeasedTask): Promise<void> {
  await fence(trx, task)
  const [leftBehind] = await rows<{ name: string }>(
    trx,
    `select name from delivery_files where task_id = ? and state = 'Preparing' limit 1`,
    [task.id]
  )
  if (leftBehind) throw new DeliveryProblem('delivery.errors.lake_file_missing', leftBehind)
  await rows(
    trx,
    `update delivery_tasks
        set state = 'Succeeded', finished_at = now(), lease_id = null, lease_until = null,
            failures = 0, failure_code = null, failure_params = '{}'
      where id = ?`,
    [task.id]
  )
  await recordTaskChange(trx, { id: task.id, from: 'Running', to: 'Succeeded' })
}

/** The step that waited for this one has its turn now. */
async function beginNext(trx: TransactionClientContract, { id }: LeasedTask): Promise<void> {
  const next = await rows<{ id: number; lane: Lane }>(
    trx,
    `update delivery_tasks set run_after = now(), nudged_at = now()
      where after_task_id = ? and state = 'Waiting' returning id, lane`,
    [id]
  )
  for (const task of next) await nudge(trx, task)
}

async function completeFulfilment(trx: TransactionClientContract, id: number): Promise<void> {
  const [completed] = await rows<{ reference: Reference }>(
    trx,
    `update fulfilments f
        set state = 'Completed', completed_at = now(), failure_code = null, failure_params = '{}'
      where id = ? and state <> 'Completed'
        and not exists (
          select from delivery_tasks t where t.fulfilment_id = f.id and t.state <> 'Succeeded')
      returning ${REFERENCE} as reference`,
    [id]
  )
  if (!completed) return
  await recordAudit(trx, {
    actor: SYSTEM_ACTOR,
    subject: { type: 'fulfilment', id },
    action: 'delivery.completed',
  })
  await publish(trx, fulfilmentCompleted, completed)
}

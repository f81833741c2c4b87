import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SYSTEM_ACTOR, recordAudit } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { publish } from '#shared/jobs'
import { lockFulfilment } from '#delivery/actions/lock_fulfilment'
import { recordTaskChange } from '#delivery/actions/record_task_change'
import type { DeliveryProblem } from '#delivery/domain/delivery_problem'
import { failuresAllowed, waitAfterFailure } from '#delivery/domain/retry'
import type { LeasedTask } from '#delivery/domain/task'
import type { TaskState } from '#delivery/domain/task_state'
import { fulfilmentFailed } from '#delivery/topics'

type Attempt = Pick<LeasedTask, 'id' | 'fulfilmentId' | 'leaseId'>
type Failed = { state: TaskState }

/**
 * Ends an attempt that met a problem: the task waits for its next one, or has failed for good and
 * with it its fulfilment. Does nothing when the task is already in other hands.
 */
export const failTask = (attempt: Attempt, problem: DeliveryProblem): Promise<void> =>
  transaction(async (trx) => {
    await lockFulfilment(trx, attempt.fulfilmentId)
    const [task] = await endAttempt(trx, attempt, problem)
    if (!task) return

    const { code: reason, params } = problem
    await recordTaskChange(trx, { id: attempt.id, from: 'Running', to: task.state, reason, params })
    if (task.state === 'Failed') await failFulfilment(trx, attempt.fulfilmentId, problem)
  })

/** A worker that fell silent is replaced at once; after any other problem the task waits. */
function endAttempt(trx: TransactionClientContract, attempt: Attempt, problem: DeliveryProblem) {
  const silent = problem.code === 'delivery.errors.worker_lost'
  const allowed = failuresAllowed(problem.code)
  const waits = Array.from({ length: allowed }, (_, index) =>
    silent ? 0 : waitAfterFailure(index + 1)
  )
  return rows<Failed>(
    trx,
    `update delivery_tasks
        set failures = failures + 1, lease_id = null, lease_until = null, nudged_at = null,
            failure_code = ?, failure_params = ?::jsonb,
            run_after = now() + make_interval(secs => (?::int[])[least(failures + 1, ?)]),
            state = case when ? or failures + 1 >= ? then 'Failed' else 'Waiting' end,
            finished_at = case when ? or failures + 1 >= ? then now() end
      where id = ? and lease_id = ? and state = 'Running' and (not ? or lease_until < now())
      returning state`,
    [
      problem.code,
      JSON.stringify(problem.params),
      waits,
      allowed,
      problem.permanent,
      allowed,
      problem.permanent,
      allowed,
      attempt.id,
      attempt.leaseId,
      silent,
    ]
  )
}

async function failFulfilment(
  trx: TransactionClientContract,
  id: number,
  { code, params }: DeliveryProblem
): Promise<void> {
  const [failed] = await rows<{ reference: string }>(
    trx,
    `update fulfilments set state = 'Failed', failure_code = ?, failure_params = ?::jsonb
      where id = ? and state = 'Running' returning reference`,
    [code, JSON.stringify(params), id]
  )
  if (!failed) return
  await recordAudit(trx, {
    actor: SYSTEM_ACTOR,
    subject: { type: 'fulfilment', id },
    action: 'delivery.failed',
    after: params,
    reason: code,
  })
  await publish(trx, fulfilmentFailed, { reference: failed.reference, reason: code, params })
}

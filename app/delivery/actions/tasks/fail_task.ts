import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SYSTEM_ACTOR, recordAudit } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { publish } from '#shared/jobs'
import { lockFulfilment } from '#delivery/queries/lock_fulfilment'
import { recordTaskChange } from '#delivery/actions/tasks/record_task_change'
import type { DeliveryProblem } from '#delivery/domain/delivery_problem'
import { failuresAllowed, waitAfterFailure } from '#delivery/domain/retry'
import type { LeasedTask } from '#delivery/domain/task'
import type { TaskState } from '#delivery/domain/task_state'
import { fulfilmentFailed } from '#delivery/topics'
import type { Reference } from '#delivery/domain/reference'
import { REFERENCE } from '#delivery/queries/reference_sql'

type Attempt = Pick<LeasedTask, 'id' | 'fulfilmentId' | 'leaseId'>
type Failed = { state: TaskState }

/** The task waits, or fails for good with its fulfilment. Nothing happens when in other hands. */
export const failTask = (attempt: Attempt, problem: DeliveryProblem): Promise<void> =>
  transaction(async (trx) => {
    await lockFulfilment(trx, attempt.fulfilmentId)
    const [task] = await endAttempt(trx, attempt, problem)
    if (!task) return

    const { code: reason, params } = problem
    await recordTaskChange(trx, { id: attempt.id, from: 'Running', to: task.state, reason, params })
    if (task.state === 'Failed') await failFulfilment(trx, attempt.fulfilmentId, problem)
  })

/** A silent worker is replaced at once, else the task waits. A database restart is no failure. */
function endAttempt(trx: TransactionClientContract, attempt: Attempt, problem: DeliveryProblem) {
  const allowed = failuresAllowed(problem.code)
  const silent = problem.code === 'delivery.errors.worker_lost'
  return rows<Failed>(trx, END, {
    ...{ id: attempt.id, leaseId: attempt.leaseId, silent, allowed },
    ...{ code: problem.code, params: JSON.stringify(problem.params), permanent: problem.permanent },
    waits: Array.from({ length: allowed }, (_, at) => (silent ? 0 : waitAfterFailure(at + 1))),
  })
}

const END = `
  update delivery_tasks t
     set failures = counted.failures, lease_id = null, lease_until = null, nudged_at = null,
         failure_code = :code, failure_params = :params::jsonb,
         run_after = now()
           + make_interval(secs => (:waits::int[])[greatest(1, least(counted.failures, :allowed))]),
         state = case when counted.is_last then 'Failed' else 'Waiting' end,
         finished_at = case when counted.is_last then now() end
    from (select id, failures + blame as failures,
                 :permanent or failures + blame >= :allowed as is_last
            from (select id, failures,
                         case when :silent and acquired_at < pg_postmaster_start_time()
                              then 0 else 1 end as blame
                    from delivery_tasks where id = :id for update) held) counted
   where t.id = counted.id and t.lease_id = :leaseId and t.state = 'Running'
     and (not :silent or t.lease_until < now())
   returning t.state`

async function failFulfilment(
  trx: TransactionClientContract,
  id: number,
  { code, params }: DeliveryProblem
): Promise<void> {
  const [failed] = await rows<{ reference: Reference }>(
    trx,
    `update fulfilments set state = 'Failed', failure_code = ?, failure_params = ?::jsonb
      where id = ? and state = 'Running' returning ${REFERENCE} as reference`,
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

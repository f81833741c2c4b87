import delivery from '#config/delivery'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, transaction } from '#shared/database'
import { failTask } from '#delivery/actions/tasks/fail_task'
import { DeliveryProblem } from '#delivery/domain/delivery_problem'
import type { Lane } from '#delivery/domain/task_step'
import { nudge } from '#delivery/jobs/task_jobs'

const AT_ONCE = 200

type ExpiredLease = { id: number; fulfilmentId: number; leaseId: string }

export async function sweepTasks(): Promise<void> {
  for (const attempt of await expiredLeases()) {
    await failTask(attempt, new DeliveryProblem('delivery.errors.worker_lost'))
  }
  await transaction(async (trx) => {
    for (const task of await tasksToNudge(trx)) await nudge(trx, task)
  })
}

const expiredLeases = () =>
  rows<ExpiredLease>(
    null,
    `select id, fulfilment_id as "fulfilmentId", lease_id as "leaseId"
       from delivery_tasks where state = 'Running' and lease_until < now()
      order by lease_until, id limit ?`,
    [AT_ONCE]
  )

/** A nudge that led to nothing for as long as a lease lasts may be lost with its worker. */
const tasksToNudge = (trx: TransactionClientContract) =>
  rows<{ id: number; lane: Lane }>(
    trx,
    `update delivery_tasks set nudged_at = now()
      where id in (
        select t.id from delivery_tasks t left join delivery_tasks p on p.id = t.after_task_id
         where t.state = 'Waiting' and t.run_after <= now()
           and coalesce(p.state, 'Succeeded') = 'Succeeded'
           and (t.nudged_at is null or t.nudged_at < now() - make_interval(secs => ?))
         order by t.run_after, t.id limit ? for update of t skip locked)
      returning id, lane`,
    [delivery.leaseSeconds, AT_ONCE]
  )

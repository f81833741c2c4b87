import { rows } from '#shared/database'
import { sendJob } from '#shared/jobs'
import { failTask } from '#delivery/actions/fail_task'
import { DeliveryProblem } from '#delivery/domain/delivery_problem'
import { runTaskJob } from '#delivery/jobs/run_task'

const AT_ONCE = 200

type ExpiredLease = { id: number; fulfilmentId: number; leaseId: string }

/** Takes tasks away from workers that fell silent, and nudges every task whose time has come. */
export async function sweepTasks(): Promise<void> {
  for (const attempt of await expiredLeases()) {
    await failTask(attempt, new DeliveryProblem('delivery.errors.worker_lost'))
  }
  for (const { id } of await dueTasks()) {
    await sendJob(null, runTaskJob, { taskId: id }, { singletonKey: `task:${id}` })
  }
}

const expiredLeases = () =>
  rows<ExpiredLease>(
    null,
    `select id, fulfilment_id as "fulfilmentId", lease_id as "leaseId"
       from delivery_tasks where state = 'Running' and lease_until < now()
      order by lease_until limit ?`,
    [AT_ONCE]
  )

const dueTasks = () =>
  rows<{ id: number }>(
    null,
    `select id from delivery_tasks where state = 'Waiting' and run_after <= now()
      order by run_after limit ?`,
    [AT_ONCE]
  )

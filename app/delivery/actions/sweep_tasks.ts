import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, transaction } from '#shared/database'
import { failTask } from '#delivery/actions/fail_task'
import { DeliveryProblem } from '#delivery/domain/delivery_problem'
import { leaseSeconds } from '#delivery/domain/lease'
import { nudge } from '#delivery/jobs/run_task'

const AT_ONCE = 200

type ExpiredLease = { id: number; fulfilmentId: number; leaseId: string }

/** Takes tasks away from workers that fell silent, and nudges every task whose time has come. */
export async function sweepTasks(): Promise<void> {
  for (const attempt of await expiredLeases()) {
    await failTask(attempt, new DeliveryProblem('delivery.errors.worker_lost'))
  }
  await transaction(async (trx) => {
    for (const { id } of await tasksToNudge(trx)) await nudge(trx, id)
  })
}

const expiredLeases = () =>
  rows<ExpiredLease>(
    null,
    `select id, fulfilment_id as "fulfilmentId", lease_id as "leaseId"
       from delivery_tasks where state = 'Running' and lease_until < now()
      order by lease_until limit ?`,
    [AT_ONCE]
  )

/** A nudge that led to nothing for as long as a lease lasts may be lost with its worker. */
const tasksToNudge = (trx: TransactionClientContract) =>
  rows<{ id: number }>(
    trx,
    `update delivery_tasks set nudged_at = now()
      where id in (
        select id from delivery_tasks
         where state = 'Waiting' and run_after <= now()
           and (nudged_at is null or nudged_at < now() - make_interval(secs => ?))
         order by run_after limit ? for update skip locked)
      returning id`,
    [leaseSeconds(), AT_ONCE]
  )

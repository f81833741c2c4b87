import { restartTask } from '#delivery'
import type { Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

/** Restarts the tasks of a delivery that nobody tries any more; answers how many. */
export async function restartDelivery(id: number, actor: Actor): Promise<Result<number>> {
  const failed = await rows<{ id: number }>(
    null,
    `select id from delivery_tasks where fulfilment_id = ? and state = 'Failed' order by id`,
    [id]
  )
  let restarted = 0
  for (const task of failed) {
    if ((await restartTask(task.id, actor)).ok) restarted++
  }
  return restarted > 0 ? ok(restarted) : refuse('desk.errors.not_stuck', { status: 409 })
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { restartTaskIn } from '#delivery/actions/tasks/restart_task'
import type { Reference } from '#delivery/domain/reference'

/** Restarts whatever of a delivery nobody tries any more; answers how many tasks. */
export async function restartDeliveryIn(
  trx: TransactionClientContract,
  { kind, key }: Reference,
  actor: Actor
): Promise<Result<number>> {
  const failed = await rows<{ id: number }>(
    trx,
    `select t.id from delivery_tasks t join fulfilments f on f.id = t.fulfilment_id
      where f.owner_kind = ? and f.owner_key = ? and t.state = 'Failed' order by t.id`,
    [kind, key]
  )
  for (const { id } of failed) {
    const restarted = await restartTaskIn(trx, id, actor)
    if (!restarted.ok) return restarted
  }
  return failed.length > 0
    ? ok(failed.length)
    : refuse('delivery.errors.not_stuck', { status: 409 })
}

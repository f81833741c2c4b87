import { SYSTEM_ACTOR } from '#shared/audit'
import { transaction } from '#shared/database'
import { moveOrder } from '#orders/actions/move_order'
import { lockOrder } from '#orders/queries/lock_order'

/** Takes a failed order up again, because staff restarted one of its tasks. */
export async function resumeOrder(orderNumber: number): Promise<void> {
  await transaction(async (trx) => {
    const order = await lockOrder(trx, orderNumber)
    if (order?.state !== 'Failed') return

    await moveOrder(trx, order, { to: 'Processing', actor: SYSTEM_ACTOR })
  })
}

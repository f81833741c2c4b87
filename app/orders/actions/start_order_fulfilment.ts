import { startFulfilment } from '#delivery'
import { SYSTEM_ACTOR } from '#shared/audit'
import { transaction } from '#shared/database'
import { completeIn } from '#orders/actions/complete_order'
import { moveOrder } from '#orders/actions/move_order'
import { fulfilmentReference } from '#orders/domain/fulfilment_reference'
import { fulfilmentState } from '#orders/queries/fulfilment_state'
import { listFulfilmentItems } from '#orders/queries/list_fulfilment_items'
import { lockOrder } from '#orders/queries/lock_order'

/**
 * Lets the files of a confirmed order be made. A repeated announcement finds the order at work; an
 * order that was set back after its files were made has nothing to wait for and ends at once.
 */
export async function startOrderFulfilment(orderNumber: number): Promise<void> {
  await transaction(async (trx) => {
    const order = await lockOrder(trx, orderNumber)
    if (order?.state !== 'Confirmed') return

    const work = await fulfilmentState(orderNumber)
    await startFulfilment(trx, {
      reference: fulfilmentReference(orderNumber),
      licensee: order.company,
      items: await listFulfilmentItems(trx, order.id),
    })
    await moveOrder(trx, order, { to: 'Processing', actor: SYSTEM_ACTOR })
    if (work === 'Completed') await completeIn(trx, orderNumber)
  })
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { startFulfilment } from '#delivery'
import { SYSTEM_ACTOR } from '#shared/audit'
import { transaction } from '#shared/database'
import { completeIn } from '#orders/actions/complete_order'
import { moveOrder } from '#orders/actions/move_order'
import { chosenFilesOf, handOverFiles } from '#orders/actions/staff/files/hand_over_files'
import { orderReference } from '#orders/domain/order_reference'
import { fulfilmentState } from '#orders/queries/fulfilment_state'
import { listFulfilmentItems } from '#orders/queries/list_fulfilment_items'
import { lockOrder, type LockedOrder } from '#orders/queries/lock_order'

/** A repeated announcement finds the order at work; one with nothing to wait for ends at once. */
export async function startOrderFulfilment(orderNumber: number): Promise<void> {
  await transaction(async (trx) => {
    const order = await lockOrder(trx, orderNumber)
    if (order?.state !== 'Confirmed') return

    const items = await listFulfilmentItems(trx, order.id)
    if (items.length === 0) return startWithoutItems(trx, order)
    const work = await fulfilmentState(trx, orderNumber)
    await startFulfilment(trx, {
      reference: orderReference(orderNumber),
      licensee: order.company,
      items,
    })
    await moveOrder(trx, order, { to: 'Processing', actor: SYSTEM_ACTOR })
    if (work === 'Completed') await completeIn(trx, orderNumber)
  })
}

/** Files that staff have chosen are there already; before they choose any there is nothing to do. */
async function startWithoutItems(
  trx: TransactionClientContract,
  order: LockedOrder
): Promise<void> {
  const chosen = await chosenFilesOf(trx, order.id)
  if (chosen.length === 0) return
  await handOverFiles(trx, order)
  await moveOrder(trx, order, { to: 'Processing', actor: SYSTEM_ACTOR })
  await completeIn(trx, order.number)
}

/** A completed order without items delivers what staff have chosen, however it was completed. */
export async function deliverChosenFiles(orderNumber: number): Promise<void> {
  await transaction(async (trx) => {
    const order = await lockOrder(trx, orderNumber)
    if (order?.state !== 'Completed') return
    const chosen = await chosenFilesOf(trx, order.id)
    if (chosen.length > 0) await handOverFiles(trx, order)
  })
}

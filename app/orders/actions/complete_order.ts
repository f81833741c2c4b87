import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SYSTEM_ACTOR } from '#shared/audit'
import { transaction } from '#shared/database'
import { mailOrderCompleted } from '#orders/actions/mail_order_completed'
import { moveOrder } from '#orders/actions/move_order'
import { lockOrder } from '#orders/queries/lock_order'

/** Ends an order whose files are all there: its download window begins and the customer is told. */
export async function completeOrder(orderNumber: number): Promise<void> {
  await transaction((trx) => completeIn(trx, orderNumber))
}

export async function completeIn(
  trx: TransactionClientContract,
  orderNumber: number
): Promise<void> {
  const order = await lockOrder(trx, orderNumber)
  if (order?.state !== 'Processing') return

  await moveOrder(trx, order, { to: 'Completed', actor: SYSTEM_ACTOR })
  await mailOrderCompleted(trx, order)
}

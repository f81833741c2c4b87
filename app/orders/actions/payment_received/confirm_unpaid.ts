import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refuse, type Result } from '#shared/domain/result'
import type { Move } from '#orders/actions/move_order'
import { confirmByHand } from '#orders/actions/payment_received/confirm_by_hand'
import { lockOrder } from '#orders/queries/lock_order'

/** Says that the whole amount of an order that waits for its transfer arrived today. */
export async function confirmUnpaidIn(
  trx: TransactionClientContract,
  number: number,
  by: Omit<Move, 'to'>
): Promise<Result<undefined>> {
  const order = await lockOrder(trx, number)
  if (!order) return refuse('orders.errors.not_found', { status: 404 })
  if (order.state !== 'Registered') return refuse('orders.errors.not_unpaid', { status: 409 })
  return confirmByHand(trx, number, by)
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { PaymentAttempt } from '#orders/domain/payment/attempt'

/** Whether something of what an attempt pays for has become an order in another way meanwhile. */
export async function isOrderedAlready(
  trx: TransactionClientContract,
  { userId, basketItemIds }: PaymentAttempt
): Promise<boolean> {
  const orders = await rows(
    trx,
    `select number from orders
      where user_id = ? and basket_item_ids && ?::bigint[] and state not in ('Failed', 'Rejected')
      limit 1`,
    [userId, basketItemIds]
  )
  return orders.length > 0
}

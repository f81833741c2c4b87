import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

/**
 * The next order number. Its row stays locked until the caller's transaction ends, so a checkout
 * that fails gives its number back: placed orders have no gaps.
 */
export async function nextOrderNumber(trx: TransactionClientContract): Promise<number> {
  const [counter] = await rows<{ number: number }>(
    trx,
    `update order_counters set last_number = last_number + 1
      where name = 'orders' returning last_number as number`
  )
  return counter!.number
}

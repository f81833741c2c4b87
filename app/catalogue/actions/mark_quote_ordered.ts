import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

/** In the transaction that places the order; refuses a second order from the same quote. */
export async function markQuoteOrdered(
  trx: TransactionClientContract,
  number: number,
  orderNumber: number
): Promise<Result<undefined>> {
  const marked = await rows(
    trx,
    `update saved_quotes set order_number = ?
      where number = ? and order_number is null returning number`,
    [orderNumber, number]
  )
  if (marked.length > 0) return ok()
  return refuse('catalogue.errors.quote_ordered', { params: { number }, status: 409 })
}

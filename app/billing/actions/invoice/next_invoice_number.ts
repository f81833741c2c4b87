import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { preparedRows } from '#shared/database'

type Series = 'invoices' | 'credit_notes'

/** The next number of a series without gaps, locked until the caller's transaction ends. */
export async function nextInvoiceNumber(
  trx: TransactionClientContract,
  series: Series
): Promise<number> {
  const [counter] = await preparedRows<{ number: number }>(
    trx,
    `update invoice_counters set last_number = last_number + 1
      where name = ? returning last_number as number`,
    [series]
  )
  return counter!.number
}

import { findOrderReferences } from '#shared/domain/find_order_references'
import { readWrittenAmount } from '#shared/domain/written_amount'
import { anyOf, contains, either, type Condition } from '#shared/lists'

export const INVOICE_LABEL = `case i.kind when 'Invoice' then 'RE-' else 'RK-' end || i.number`

const NAMES = [INVOICE_LABEL, 'i.order_number', 'i.company']

/** Papers (`i`) by their number, order or company, and by what a bank statement says: reference or total. */
export function saidOfInvoice(text: string): Condition {
  const orders = findOrderReferences(text)
  const cents = /[.,€]|EUR/i.test(text) ? readWrittenAmount(text) : null
  const arms: (Condition | false)[] = [
    contains(NAMES, text),
    orders.length > 0 && anyOf('i.order_number', orders, 'bigint'),
    cents !== null && { sql: 'i.gross_cents = ?', values: [Math.abs(cents)] },
  ]
  return either(arms.filter((arm) => arm !== false))
}

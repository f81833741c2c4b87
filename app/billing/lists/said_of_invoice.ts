import { findOrderReferences } from '#shared/domain/find_order_references'
import { readSearchedAmount } from '#shared/domain/written_amount'
import { anyOf, contains, either, type Condition } from '#shared/lists'

/** The number of a paper (`i`) as people read it, as `invoiceLabel` writes it. */
export const INVOICE_LABEL = `case i.kind when 'Invoice' then 'RE-' else 'RK-' end || i.number`

const NAMES = [INVOICE_LABEL, 'i.order_number', 'i.company']

/** Papers (`i`) by their number, order or company, and by what a bank statement says: reference or total. */
export function saidOfInvoice(text: string): Condition {
  const orders = findOrderReferences(text)
  const cents = readSearchedAmount(text)
  return either([
    contains(NAMES, text),
    orders.length > 0 && anyOf('i.order_number', orders, 'bigint'),
    cents !== null && { sql: 'i.gross_cents = ?', values: [Math.abs(cents)] },
  ])
}

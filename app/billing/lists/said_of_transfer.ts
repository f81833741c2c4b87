import { findOrderReferences } from '#shared/domain/find_order_references'
import { readSearchedAmount } from '#shared/domain/written_amount'
import { anyOf, contains, either, type Condition } from '#shared/lists'

/** An account, or how one begins, with or without blanks. */
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{2,30}$/
const ORDER = /^[1-9]\d{3,8}$/
/** The index holds three letters at a time. */
const LEAST_LETTERS = 3

/** Lines of a statement (`e`) by the sender's account, the order, the amount, or words of payer and purpose. */
export function saidOfTransfer(text: string): Condition {
  const iban = text.replaceAll(/\s/g, '').toUpperCase()
  const orders = ORDER.test(text) ? [Number(text)] : findOrderReferences(text)
  const cents = readSearchedAmount(text)
  return either([
    IBAN.test(iban) && { sql: 'e.counterparty_iban like ?', values: [`${iban}%`] },
    orders.length > 0 && anyOf('e.reference_order', orders, 'bigint'),
    cents !== null && { sql: 'e.amount_cents = ?', values: [cents] },
    text.length >= LEAST_LETTERS && contains(['e.counterparty', 'e.remittance'], text),
  ])
}

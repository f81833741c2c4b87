/* Money of invoices that are of no order; the conditions need the alias `i`. */

export const CREDITED = `(select coalesce(sum(c.gross_cents), 0)::bigint from invoices c
  where c.corrects_id = i.id)`

export const PAID = `(select coalesce(sum(p.amount_cents), 0)::bigint from invoice_payments p
  where p.invoice_id = i.id)`

export const IS_PAYABLE = `i.kind = 'Invoice' and i.owner_kind is not null`

const DUE = `i.gross_cents - ${CREDITED} - ${PAID}`

/** What is still to come, null for what is paid in another way. */
export const DUE_CENTS = `case when ${IS_PAYABLE} then ${DUE} end`

/** How far it is paid, in the words of InvoicePayment. */
export const PAYMENT = `case when ${IS_PAYABLE} then
  case when ${DUE} < 0 then 'Overpaid' when ${DUE} = 0 then 'Paid'
       when ${PAID} > 0 then 'PartPaid' else 'Open' end end`

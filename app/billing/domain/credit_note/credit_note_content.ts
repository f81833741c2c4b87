import {
  invoiceLabel,
  type DraftedContent,
  type InvoiceContent,
} from '#billing/domain/invoice/content'
import { frameOf, type InvoicedOrder } from '#billing/domain/invoice/invoice_content'
import type { Credit as Amounts } from '#billing/domain/refund/credit_part'

type Credit = {
  number: number
  issuedOn: string
  credit: Amounts
  refund: { reason: string; way: 'Card' | 'BankTransfer' | 'Quota' }
  invoice: { label: string; issuedOn: string; content: InvoiceContent }
}

/** A credit note: one line for the amount, with the VAT and the buyer of the invoice that it corrects. */
export function creditNoteContent(order: InvoicedOrder, credit: Credit): DraftedContent {
  const { number, issuedOn, refund, invoice } = credit
  const { netCents, vatCents, roundingCents } = credit.credit
  const { vat, buyer, seller, locale } = invoice.content
  const frame = frameOf(order, { issuedOn, seller })
  return {
    ...{ ...frame, buyer, locale },
    kind: 'CreditNote',
    label: invoiceLabel('CreditNote', number),
    corrects: { label: invoice.label, issuedOn: invoice.issuedOn },
    lines: [{ kind: 'credit_line', order: order.number, cents: netCents }],
    ...{ subtotalCents: netCents, feeCents: 0, discountCents: 0, netCents },
    vat: { ...vat, cents: vatCents },
    ...{ grossCents: netCents + vatCents, roundingCents },
    settled: refund.way === 'Quota' ? null : { way: refund.way, on: frame.issuedOn },
    suppliedOn: null,
    reason: refund.reason,
  }
}

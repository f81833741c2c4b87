import { readInvoiceLabel } from '#billing/domain/invoice/content'

/** What a booking says of an invoice, as its action reads it. */
export const namedInvoice = (label: string | null | undefined) => ({
  invoiceNumber: label ? readInvoiceLabel(label)!.number : null,
})

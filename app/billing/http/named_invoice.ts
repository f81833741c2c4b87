import { readInvoiceLabel } from '#billing/domain/invoice/content'

export const namedInvoice = (label: string | null | undefined) => ({
  invoiceNumber: label ? readInvoiceLabel(label)!.number : null,
})

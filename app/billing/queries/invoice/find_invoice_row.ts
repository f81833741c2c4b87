import { readInvoiceLabel } from '#billing/domain/invoice/content'
import { invoiceList, type InvoiceRow } from '#billing/lists/invoice_list'

/** For a customer only of an own order; null when there is none. */
export async function findInvoiceRow(
  label: string,
  userId: number | null
): Promise<InvoiceRow | null> {
  const read = readInvoiceLabel(label)
  if (!read) return null
  const { kind, number } = read
  return invoiceList.first({ sql: 'i.kind = ? and i.number = ?', values: [kind, number] }, userId)
}

import { readInvoiceLabel } from '#billing/domain/invoice/content'
import { invoiceList, type InvoiceRow } from '#billing/lists/invoice_list'
import { readerOrAll } from '#billing/queries/invoice/papers_for'

/** For a customer only an own one; null when there is none. */
export async function findInvoiceRow(
  label: string,
  userId: number | null
): Promise<InvoiceRow | null> {
  const read = readInvoiceLabel(label)
  if (!read) return null
  const { kind, number } = read
  return invoiceList.first(
    { sql: 'i.kind = ? and i.number = ?', values: [kind, number] },
    await readerOrAll(userId)
  )
}

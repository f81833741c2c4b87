import { rows, type SqlClient } from '#shared/database'
import { IS_FOR_READER, readerOrAll, valuesFor } from '#billing/queries/invoice/papers_for'
import {
  invoiceLabel,
  readInvoiceLabel,
  type InvoiceContent,
  type InvoiceKind,
} from '#billing/domain/invoice/content'

type Drawn<P, X> = { id: number; label: string; content: InvoiceContent; pdf: P; xml: X }
export type InvoicePaper = Drawn<Buffer, string>
export type UndrawnInvoice = Pick<InvoicePaper, 'id' | 'label' | 'content'>

type Found = Drawn<Buffer | null, string | null>

export const isDrawn = (found: Found): found is InvoicePaper => found.pdf !== null

/** For a customer only an own one; null when there is none. */
export async function findInvoicePaper(
  label: string,
  userId: number | null
): Promise<Found | null> {
  const read = readInvoiceLabel(label)
  if (!read) return null
  const reader = await readerOrAll(userId)
  const [found] = await rows<Omit<Found, 'label'>>(
    null,
    `select i.id, i.pdf, i.xml, i.content from invoices i
      where i.kind = ? and i.number = ?${reader ? ` and ${IS_FOR_READER}` : ''}`,
    [read.kind, read.number, ...(reader ? valuesFor(reader) : [])]
  )
  return found ? { ...found, label } : null
}

export async function findInvoiceById(id: number, client: SqlClient = null): Promise<Found | null> {
  const [found] = await rows<Omit<Found, 'label'> & { kind: InvoiceKind; number: number }>(
    client,
    'select id, pdf, xml, content, kind, number from invoices where id = ?',
    [id]
  )
  if (!found) return null
  const { kind, number, ...rest } = found
  return { ...rest, label: invoiceLabel(kind, number) }
}

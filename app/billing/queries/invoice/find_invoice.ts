import { rows, type SqlClient } from '#shared/database'
import {
  invoiceLabel,
  readInvoiceLabel,
  type InvoiceContent,
  type InvoiceKind,
} from '#billing/domain/invoice/content'

export type StoredInvoice = {
  id: number
  kind: InvoiceKind
  number: number
  label: string
  orderNumber: number
  issuedOn: string
  company: string
  netCents: number
  vatPercent: number
  vatCents: number
  grossCents: number
  roundingCents: number
  content: InvoiceContent
}

export type InvoicePaper = { label: string; pdf: Buffer; xml: string; content: InvoiceContent }

const COLUMNS = `i.id, i.kind, i.number, i.order_number as "orderNumber", i.issued_on as "issuedOn",
  i.company, i.net_cents as "netCents", i.vat_percent::float8 as "vatPercent",
  i.vat_cents as "vatCents", i.gross_cents as "grossCents",
  i.rounding_cents as "roundingCents", i.content`

export async function findInvoiceOfOrder(
  client: SqlClient,
  orderNumber: number
): Promise<StoredInvoice | null> {
  const [invoice] = await list(client, `i.order_number = ? and i.kind = 'Invoice'`, [orderNumber])
  return invoice ?? null
}

export function listInvoicesOfOrder(orderNumber: number): Promise<StoredInvoice[]> {
  return list(null, 'i.order_number = ?', [orderNumber])
}

/** For a customer only of an own order; null when there are none. */
export async function findInvoicePaper(
  label: string,
  userId: number | null
): Promise<InvoicePaper | null> {
  const read = readInvoiceLabel(label)
  if (!read) return null
  const [paper] = await rows<Omit<InvoicePaper, 'label'>>(
    null,
    `select i.pdf, i.xml, i.content from invoices i join orders o on o.number = i.order_number
      where i.kind = :kind and i.number = :number
        and (:userId::bigint is null or o.user_id = :userId)`,
    { ...read, userId }
  )
  return paper ? { ...paper, label } : null
}

async function list(client: SqlClient, where: string, bindings: unknown[]) {
  const found = await rows<Omit<StoredInvoice, 'label'>>(
    client,
    `select ${COLUMNS} from invoices i where ${where} order by i.id`,
    bindings
  )
  return found.map((one) => ({ ...one, label: invoiceLabel(one.kind, one.number) }))
}

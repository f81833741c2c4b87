import { rows, type SqlClient } from '#shared/database'
import {
  invoiceLabel,
  type InvoiceContent,
  type InvoiceKind,
} from '#billing/domain/invoice/content'

export type StoredInvoice = {
  id: number
  kind: InvoiceKind
  number: number
  label: string
  orderNumber: number | null
  issuedOn: string
  company: string
  netCents: number
  vatPercent: number
  vatCents: number
  grossCents: number
  roundingCents: number
  content: InvoiceContent
}

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

/** The labels of invoices, by the numbers of orders; an order without one is not in it. */
export async function invoicesOf(orderNumbers: readonly number[]): Promise<Map<number, string>> {
  const found = await rows<{ orderNumber: number; number: number }>(
    null,
    `select order_number as "orderNumber", number from invoices
      where kind = 'Invoice' and order_number = any(?::bigint[])`,
    [[...orderNumbers]]
  )
  return new Map(found.map((one) => [one.orderNumber, invoiceLabel('Invoice', one.number)]))
}

async function list(client: SqlClient, where: string, bindings: unknown[]) {
  const found = await rows<Omit<StoredInvoice, 'label'>>(
    client,
    `select ${COLUMNS} from invoices i where ${where} order by i.id`,
    bindings
  )
  return found.map((one) => ({ ...one, label: invoiceLabel(one.kind, one.number) }))
}

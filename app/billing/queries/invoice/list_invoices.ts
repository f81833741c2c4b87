import db from '@adonisjs/lucid/services/db'
import { tableQuery, type TablePage } from '#shared/http/table_query'
import {
  INVOICE_KINDS,
  invoiceLabel,
  readInvoiceLabel,
  type InvoiceKind,
} from '#billing/domain/invoice/content'

export type InvoiceRow = {
  kind: InvoiceKind
  number: number
  label: string
  issuedOn: string
  orderNumber: number
  company: string
  netCents: number
  vatPercent: number
  vatCents: number
  grossCents: number
  roundingCents: number
  vatReason: string
  corrects: string | null
}

/** The list of invoices as its address describes it. */
export const invoiceTable = tableQuery({
  sortable: {
    number: 'invoices.number',
    issued: 'invoices.issued_on',
    order: 'invoices.order_number',
    company: 'lower(invoices.company)',
    gross: 'invoices.gross_cents',
  },
  defaultSort: { by: 'issued', direction: 'desc' },
  searchable: [
    `(case invoices.kind when 'Invoice' then 'RE-' else 'RK-' end || invoices.number)`,
    'invoices.order_number',
    'invoices.company',
  ],
  filters: { kind: { column: 'invoices.kind', values: INVOICE_KINDS } },
  tieBreaker: 'invoices.id',
})

export type InvoiceList = ReturnType<typeof invoiceTable.read> & {
  /** One customer's papers only. */
  userId?: number | null
}

/** Invoices and credit notes, a page at a time. */
export async function listInvoices(list: InvoiceList): Promise<TablePage<InvoiceRow>> {
  const { content, ...page } = await invoiceTable.page(select(list.userId), list)
  return { ...page, content: content.map(labelled) }
}

/** One by its label, for a customer only of an own order; null when there is none. */
export async function findInvoiceRow(
  label: string,
  userId: number | null
): Promise<InvoiceRow | null> {
  const read = readInvoiceLabel(label)
  if (!read) return null
  const [found] = await select(userId)
    .where('invoices.kind', read.kind)
    .where('number', read.number)
  return found ? labelled(found as Found) : null
}

/** All of them, in the order of their issue, for the export. */
export async function* streamInvoices(list: InvoiceList): AsyncIterable<InvoiceRow> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await invoiceTable.page(select(list.userId), { ...list, page, limit: 500 })
    pages = answer.pages
    yield* answer.content.map(labelled)
  }
}

type Found = Omit<InvoiceRow, 'label'>

function select(userId: number | null = null) {
  const papers = db.from('invoices').select(
    'invoices.id',
    'invoices.kind',
    'invoices.number',
    'invoices.company',
    db.raw(`invoices.issued_on as "issuedOn", invoices.order_number as "orderNumber",
        invoices.net_cents as "netCents", invoices.vat_percent::float8 as "vatPercent",
        invoices.vat_cents as "vatCents", invoices.gross_cents as "grossCents",
        invoices.rounding_cents as "roundingCents",
        invoices.vat_reason as "vatReason", invoices.content #>> '{corrects,label}' as corrects`)
  )
  if (userId === null) return papers
  return papers.whereRaw('invoices.order_number in (select number from orders where user_id = ?)', [
    userId,
  ])
}

const labelled = (row: Found): InvoiceRow => ({
  ...row,
  label: invoiceLabel(row.kind, row.number),
})

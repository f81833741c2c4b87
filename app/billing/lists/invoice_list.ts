import { CalendarDay } from '#shared/domain/calendar_day'
import { daysFrom, daysUntil, defineList } from '#shared/lists'
import { INVOICE_PAYMENTS, type InvoicePayment } from '#billing/domain/statement/invoice_payment'
import { DUE_CENTS, PAYMENT } from '#billing/queries/invoice/invoice_money_sql'
import { IS_FOR_READER, valuesFor, type PaperReader } from '#billing/queries/invoice/papers_for'
import { INVOICE_KINDS, type InvoiceKind } from '#billing/domain/invoice/content'
import { INVOICE_LABEL, saidOfInvoice } from '#billing/lists/said_of_invoice'

export type InvoiceRow = {
  id: number
  kind: InvoiceKind
  number: number
  label: string
  issuedOn: string
  /** Null where it is of no order. */
  orderNumber: number | null
  company: string
  netCents: number
  vatPercent: number
  vatCents: number
  grossCents: number
  roundingCents: number
  vatReason: string
  corrects: string | null
  /** Null for what is paid in another way, such as invoices of orders. */
  payment: InvoicePayment | null
  dueCents: number | null
}

/** What a credit note takes back is negative, so that sums are right. */
const signed = (of: 'netCents' | 'vatCents' | 'grossCents') => (row: InvoiceRow) =>
  (row.kind === 'Invoice' ? row[of] : -row[of]) / 100

/** Invoices and credit notes: everybody's (null), or one customer's. */
export const invoiceList = defineList<InvoiceRow, PaperReader | null>()({
  columns: {
    id: 'i.id',
    kind: 'i.kind',
    number: 'i.number',
    label: INVOICE_LABEL,
    issuedOn: 'i.issued_on',
    orderNumber: 'i.order_number',
    company: 'i.company',
    netCents: 'i.net_cents',
    vatPercent: 'i.vat_percent::float8',
    vatCents: 'i.vat_cents',
    grossCents: 'i.gross_cents',
    roundingCents: 'i.rounding_cents',
    vatReason: 'i.vat_reason',
    corrects: `i.content #>> '{corrects,label}'`,
    payment: PAYMENT,
    dueCents: DUE_CENTS,
  },
  from: 'invoices i',
  within: (reader) => (reader ? { sql: IS_FOR_READER, values: valuesFor(reader) } : null),
  sort: {
    number: 'number',
    issued: 'issuedOn',
    order: 'orderNumber',
    company: { lower: 'company' },
    gross: 'grossCents',
  },
  usual: { by: 'issued', direction: 'desc', limit: 50 },
  mostRows: 1_000,
  tieBreaker: 'i.id',
  search: saidOfInvoice,
  filters: {
    kind: { column: 'kind', values: INVOICE_KINDS, isTab: true },
    payment: { column: 'payment', values: INVOICE_PAYMENTS },
    issuedFrom: daysFrom('i.issued_on'),
    issuedTo: daysUntil('i.issued_on'),
  },
  csv: {
    fileName: 'invoices',
    heads: 'invoices.list',
    columns: {
      label: 'label',
      kind: ({ kind }, say) => say(`invoices.kinds.${kind}`),
      issued: ({ issuedOn }) => CalendarDay.parse(issuedOn)!.number,
      order: 'orderNumber',
      company: 'company',
      net: signed('netCents'),
      vat: signed('vatCents'),
      gross: signed('grossCents'),
      payment: ({ payment }, say) => (payment ? say(`invoices.payments.${payment}`) : ''),
      due: ({ dueCents }) => (dueCents === null ? '' : dueCents / 100),
    },
  },
})

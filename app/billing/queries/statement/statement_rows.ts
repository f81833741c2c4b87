import { rows, type SqlClient } from '#shared/database'
import { selected } from '#shared/lists'
import {
  propose,
  proposeInvoice,
  type EntryState,
  type Proposal,
} from '#billing/domain/statement/propose'
import { invoiceLabel } from '#billing/domain/invoice/content'
import { DUE_CENTS, IS_PAYABLE } from '#billing/queries/invoice/invoice_money_sql'
import type { PaymentMethod } from '#catalogue'
import type { OrderState } from '#orders'

export type StatementSummary = {
  id: number
  fileName: string
  format: string
  accountIban: string
  reference: string | null
  fromDay: string
  toDay: string
  knownLines: number
  importedBy: string
  createdAt: Date
  lines: number
  openLines: number
  incomingCents: number
}

export type StatementEntry = {
  id: number
  statementId: number
  position: number
  amountCents: number
  bookedOn: string
  counterparty: string | null
  counterpartyIban: string | null
  remittance: string
  state: EntryState
  decidedBy: string | null
  decidedAt: Date | null
  /** The order that the line was booked on, or that its reference names. */
  orderNumber: number | null
  order: { state: OrderState; company: string; grossCents: number; paidCents: number } | null
  /** The invoice of no order that the line was booked on, or that it names. */
  invoice: { label: string; company: string; dueCents: number } | null
  proposal: Proposal
}

/** Columns of a statement; they need the alias `s`. */
export const STATEMENT_COLUMNS = {
  id: 's.id',
  fileName: 's.file_name',
  format: 's.format',
  accountIban: 's.account_iban',
  reference: 's.reference',
  fromDay: 's.from_day',
  toDay: 's.to_day',
  knownLines: 's.known_lines',
  importedBy: 's.imported_by',
  createdAt: 's.created_at',
  lines: '(select count(*) from bank_statement_entries e where e.statement_id = s.id)',
  openLines: `(select count(*) from bank_statement_entries e
    where e.statement_id = s.id and e.state = 'Open' and e.amount_cents > 0)`,
  incomingCents: `(select coalesce(sum(e.amount_cents), 0)::bigint from bank_statement_entries e
    where e.statement_id = s.id and e.amount_cents > 0)`,
} as const satisfies Record<keyof StatementSummary, string>

/** A statement without its lines, by id or by what the file holds; null when there is none. */
export async function findStatement(
  by: { id: number } | { sha256: string },
  client: SqlClient = null
): Promise<StatementSummary | null> {
  if ('id' in by && !Number.isSafeInteger(by.id)) return null
  const [found] = await rows<StatementSummary>(
    client,
    `select ${selected(STATEMENT_COLUMNS)} from bank_statements s
      where ${'id' in by ? 's.id' : 's.sha256'} = ?`,
    ['id' in by ? by.id : by.sha256]
  )
  return found ?? null
}

type Found = Omit<StatementEntry, 'order' | 'invoice' | 'proposal'> & {
  invoiceNumber: number | null
  invoiceCompany: string
  dueCents: number
  orderState: OrderState | null
  paymentMethod: PaymentMethod
  company: string
  grossCents: number
  paidCents: number
}

const ENTRIES = `
  select e.id, e.statement_id as "statementId", e.position, e.amount_cents as "amountCents", e.booked_on as "bookedOn",
          e.counterparty, e.counterparty_iban as "counterpartyIban", e.remittance, e.state,
          e.decided_by as "decidedBy", e.decided_at as "decidedAt",
          coalesce(p.order_number, case when ip.id is null then e.reference_order end) as "orderNumber",
          i.number as "invoiceNumber", i.company as "invoiceCompany", ${DUE_CENTS} as "dueCents",
          o.state as "orderState", o.payment_method as "paymentMethod", o.company,
          o.gross_cents as "grossCents",
          (select coalesce(sum(a.amount_cents), 0)::bigint from order_payments a
            where a.order_number = o.number) as "paidCents"
     from bank_statement_entries e
     left join order_payments p on p.entry_id = e.id
     left join invoice_payments ip on ip.entry_id = e.id
     left join orders o on o.state not in ('New', 'Locked')
          and o.number = coalesce(p.order_number, case when ip.id is null then e.reference_order end)
     left join invoices i on ${IS_PAYABLE} and i.number = case
          when ip.id is not null then (select b.number from invoices b where b.id = ip.invoice_id)
          when p.id is null then e.reference_invoice end`

/** The lines of a statement with what is proposed for each as things stand now. */
export async function listStatementEntries(
  statementId: number,
  client: SqlClient = null
): Promise<StatementEntry[]> {
  const found = await rows<Found>(
    client,
    `${ENTRIES} where e.statement_id = ? order by e.position`,
    [statementId]
  )
  return found.map(judged)
}

/** The same of some lines of any statement, as long as nobody has decided about them. */
export async function listOpenEntries(ids: readonly number[]): Promise<StatementEntry[]> {
  const found = await rows<Found>(
    null,
    `${ENTRIES} where e.id = any(?) and e.state = 'Open' order by e.booked_on, e.id`,
    [[...ids]]
  )
  return found.map(judged)
}

function judged(found: Found): StatementEntry {
  const { orderState, paymentMethod, company, grossCents, paidCents, ...more } = found
  const { invoiceNumber, invoiceCompany, dueCents, ...entry } = more
  const order = orderState && { state: orderState, paymentMethod, grossCents, paidCents }
  const label = invoiceNumber === null ? null : invoiceLabel('Invoice', invoiceNumber)
  return {
    ...entry,
    order: orderState && { state: orderState, company, grossCents, paidCents },
    invoice: label === null ? null : { label, company: invoiceCompany, dueCents },
    proposal: label === null ? propose(entry, order) : proposeInvoice(entry, dueCents),
  }
}

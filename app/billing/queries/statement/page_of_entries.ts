import { rows } from '#shared/database'
import { viewEntries, type EntryView } from '#billing/domain/statement/entry_view'
import {
  suggestOrders,
  type Suggestion,
  type UnpaidOrder,
} from '#billing/domain/statement/suggest_orders'
import {
  listStatementEntries,
  type StatementEntry,
} from '#billing/queries/statement/statement_rows'

export type SuggestedEntry = StatementEntry & { suggestions: Suggestion[] }

/** Lines that no reference decides are compared with all orders that wait for a transfer. */
export async function pageOfEntries(statementId: number, view: EntryView) {
  const all = await listStatementEntries(statementId)
  const { entries, ...rest } = viewEntries(all, view)
  const isOpen = ({ proposal }: StatementEntry) => proposal === 'unknown'
  const unpaid = entries.some(isOpen) ? await listUnpaidOrders() : []
  // Another line of the statement pays these by reference.
  const paidHere = new Set(
    all.filter(({ state }) => state === 'Open').map((one) => one.orderNumber)
  )
  const orders = unpaid.filter(({ orderNumber }) => !paidHere.has(orderNumber))
  return {
    ...rest,
    entries: entries.map((entry) => withSuggestions(entry, isOpen(entry) ? orders : [])),
  }
}

function withSuggestions(entry: StatementEntry, orders: UnpaidOrder[]): SuggestedEntry {
  const suggestions = suggestOrders(entry, orders)
  return suggestions.length === 0
    ? { ...entry, suggestions }
    : { ...entry, suggestions, proposal: 'suggested' }
}

/** Orders that wait for a transfer, with all by which a payer may name them. */
const listUnpaidOrders = () =>
  rows<UnpaidOrder>(
    null,
    `select * from (
       select o.number as "orderNumber", o.company, o.contact_name as "contactName",
              o.own_reference as "ownReference",
              (select i.number from invoices i
                where i.order_number = o.number and i.kind = 'Invoice') as "invoiceNumber",
              (o.gross_cents - (select coalesce(sum(p.amount_cents), 0) from order_payments p
                where p.order_number = o.number))::bigint as "dueCents"
         from orders o where o.state = 'Registered' and o.payment_method = 'BankTransfer') as waiting
      where "dueCents" > 0 order by "orderNumber"`
  )

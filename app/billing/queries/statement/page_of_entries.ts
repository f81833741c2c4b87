import { viewEntries, type EntryView } from '#billing/domain/statement/entry_view'
import {
  suggestOrders,
  type Suggestion,
  type UnpaidOrder,
} from '#billing/domain/statement/suggest_orders'
import { listUnpaidOrders } from '#billing/queries/statement/list_unpaid_orders'
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

export function withSuggestions(entry: StatementEntry, orders: UnpaidOrder[]): SuggestedEntry {
  const suggestions = suggestOrders(entry, orders)
  return suggestions.length === 0
    ? { ...entry, suggestions }
    : { ...entry, suggestions, proposal: 'suggested' }
}

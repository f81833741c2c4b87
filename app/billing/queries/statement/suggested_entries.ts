import { numbersIn } from '#billing/domain/statement/suggest_orders'
import { listUnpaidOrders } from '#billing/queries/statement/list_unpaid_orders'
import { withSuggestions, type SuggestedEntry } from '#billing/queries/statement/page_of_entries'
import { listOpenEntries } from '#billing/queries/statement/statement_rows'

/** Open lines of any statements with what speaks for an order: its amount or its number. */
export async function suggestedEntries(ids: readonly number[]): Promise<SuggestedEntry[]> {
  const entries = await listOpenEntries(ids)
  const unknown = entries.filter(({ proposal }) => proposal === 'unknown')
  if (unknown.length === 0) return entries.map((entry) => withSuggestions(entry, []))
  const like = {
    cents: unknown.map(({ amountCents }) => amountCents),
    numbers: unknown.flatMap(({ remittance }) => numbersIn(remittance)),
  }
  const orders = await listUnpaidOrders(like)
  return entries.map((entry) => {
    const meant = unknown.includes(entry) ? orders.filter(fits(entry)) : []
    return withSuggestions(entry, meant)
  })
}

/** An order that another line named says nothing about this one. */
const fits =
  ({ amountCents, remittance }: Line) =>
  ({ dueCents, orderNumber }: { dueCents: number; orderNumber: number }) =>
    dueCents === amountCents || numbersIn(remittance).includes(orderNumber)

type Line = { amountCents: number; remittance: string }

import { readRows } from '#shared/reading/read_rows'
import type { Conditions } from '#orders/queries/list/conditions'
import type { OrderSelection } from '#orders/queries/list/order_list'

/** Without a search: of all customers out of the kept tallies, of one customer by counting. */
export function countedFrom(
  { userId }: OrderSelection,
  { where, bindings }: Conditions
): { sql: string; bindings: unknown[] } {
  const source =
    userId === null ? 'coalesce(sum(o.orders), 0) from order_tallies' : 'count(*) from orders'
  return { sql: `select ${source} o where ${where}`, bindings }
}

export async function countOrders(
  selection: OrderSelection,
  conditions: Conditions
): Promise<number> {
  const { sql, bindings } = countedFrom(selection, conditions)
  const [counted] = await readRows<{ orders: number }>(
    `select (${sql})::bigint as orders`,
    bindings
  )
  return counted!.orders
}

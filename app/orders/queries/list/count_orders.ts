import { rows } from '#shared/database'
import type { Conditions } from '#orders/queries/list/conditions'
import { MOST_COUNTED, type OrderSelection } from '#orders/queries/list/order_list'

export type OrderCount = {
  totalCount: number
  /** There are more, which nobody counted. */
  isMore: boolean
  /** Finds that are sooner sorted than met on the way through all orders. */
  isSorted: boolean
}

/** Few finds may lie anywhere in a list's order, and be far from its beginning. */
const MOST_SORTED = 3_000

/**
 * How many orders a selection holds: of all customers out of the kept tallies, of one customer by
 * counting, and the finds of a search up to a bound.
 */
export async function countOrders(
  selection: OrderSelection,
  conditions: Conditions
): Promise<OrderCount> {
  if (selection.search !== '') return countFinds(conditions)
  const { where, bindings } = conditions
  const source = selection.userId === null ? 'sum(o.orders)::bigint' : 'count(*)'
  const table = selection.userId === null ? 'order_tallies' : 'orders'
  const [counted] = await rows<{ orders: number | null }>(
    null,
    `select ${source} as orders from ${table} o where ${where}`,
    bindings
  )
  return { totalCount: Number(counted?.orders ?? 0), isMore: false, isSorted: false }
}

async function countFinds({ where, bindings }: Conditions): Promise<OrderCount> {
  const [counted] = await rows<{ orders: number }>(
    null,
    `select count(*) as orders
       from (select from orders o where ${where} limit ?) as found`,
    [...bindings, MOST_SORTED + 1]
  )
  const { orders } = counted!
  return {
    totalCount: Math.min(orders, MOST_COUNTED),
    isMore: orders > MOST_COUNTED,
    isSorted: orders <= MOST_SORTED,
  }
}

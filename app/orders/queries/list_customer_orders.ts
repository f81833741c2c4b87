import { tableQuery } from '#shared/http/table_query'
import { ORDER_STATES, VISIBLE_STATES, type OrderState } from '#orders/domain/order_state'
import { SORT_COLUMNS } from '#orders/queries/list/order_list'
import { pageOfOrders, type OrderPage } from '#orders/queries/list/page_of_orders'
import type { OrderSummary } from '#orders/queries/order_rows'

const { number, created, gross, state } = SORT_COLUMNS

/** A customer's list as its address describes it. */
export const customerTable = tableQuery({
  sortable: { number, created, gross, state },
  defaultSort: { by: 'created', direction: 'desc' },
  filters: { state: { column: 'o.state', values: ORDER_STATES } },
})

type CustomerList = ReturnType<typeof customerTable.read>

/** A customer's own placed orders, a page at a time; New and Locked are never among them. */
export function listCustomerOrders(
  userId: number,
  list: CustomerList
): Promise<OrderPage<OrderSummary>> {
  const states = list.filters.state as OrderState[]
  return pageOfOrders<OrderSummary>({
    ...list,
    ...{ userId, types: [], payments: [] },
    states: states.length > 0 ? states : VISIBLE_STATES,
  })
}

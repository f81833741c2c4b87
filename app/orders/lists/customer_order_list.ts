import { defineOwnList } from '#shared/lists'
import { ORDER_STATES, VISIBLE_STATES } from '#orders/domain/order_state'
import { SORT_COLUMNS } from '#orders/queries/list/order_list'
import { pageOfOrders } from '#orders/queries/list/page_of_orders'
import type { OrderSummary } from '#orders/queries/order_rows'

const { number, created, gross, state } = SORT_COLUMNS

/** A customer's own placed orders; New and Locked are never among them. */
export const customerOrderList = defineOwnList<OrderSummary, number>()({
  sort: { number, created, gross, state },
  usual: { by: 'created', direction: 'desc' },
  isSearchable: true,
  filters: { state: { values: ORDER_STATES } },
  page: ({ filters, ...wish }, userId) => {
    const states = filters.state.length > 0 ? filters.state : VISIBLE_STATES
    return pageOfOrders<OrderSummary>({ ...wish, userId, states, types: [], payments: [] })
  },
})

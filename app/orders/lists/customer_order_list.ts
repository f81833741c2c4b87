import { defineOwnList } from '#shared/lists'
import { ORDER_STATES, VISIBLE_STATES, type OrderState } from '#orders/domain/order_state'
import { SORT_COLUMNS } from '#orders/queries/list/order_list'
import { ordersBehind, pageOfOrders, toldPageOfOrders } from '#orders/queries/list/page_of_orders'
import type { OrderSummary } from '#orders/queries/order_rows'

const { number, created, gross, state } = SORT_COLUMNS

/** A customer's own placed orders; New and Locked are never among them. */
export const customerOrderList = defineOwnList<OrderSummary, number>()({
  sort: { number, created, gross, state },
  usual: { by: 'created', direction: 'desc' },
  isSearchable: true,
  filters: { state: { values: ORDER_STATES } },
  page: (wish, userId, isTold = false) =>
    (isTold ? toldPageOfOrders : pageOfOrders)<OrderSummary>({
      ...wish,
      ...selectionOf(wish.filters.state, userId),
    }),
  behind: (wish, userId, place) =>
    ordersBehind<OrderSummary>({ ...wish, ...selectionOf(wish.filters.state, userId) }, place),
})

const selectionOf = (states: OrderState[], userId: number) => ({
  ...{ userId, states: states.length > 0 ? states : VISIBLE_STATES },
  ...{ types: [], payments: [], others: [] },
})

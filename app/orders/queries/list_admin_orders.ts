import { tableQuery } from '#shared/http/table_query'
import { ORDER_STATES, type OrderState } from '#orders/domain/order_state'
import { ORDER_TYPES, type OrderType } from '#orders/domain/order_type'
import { PAYMENT_METHODS, type PaymentMethod } from '#orders/domain/payment_method'
import { ORDER_VIEWS, type OrderView } from '#orders/queries/count_orders_by_view'
import { SORT_COLUMNS, type OrderSelection } from '#orders/queries/list/order_list'
import { pageOfOrders, type OrderPage } from '#orders/queries/list/page_of_orders'
import { SUMMARY_COLUMNS, type OrderSummary } from '#orders/queries/order_rows'

export type AdminOrderRow = OrderSummary & { contactName: string }

/** The staff's list as its address describes it; of the states New and Locked it holds nothing. */
export const adminOrderTable = tableQuery({
  sortable: SORT_COLUMNS,
  defaultSort: { by: 'created', direction: 'desc' },
  filters: {
    state: { column: 'o.state', values: ORDER_STATES },
    type: { column: 'o.type', values: ORDER_TYPES },
    payment: { column: 'o.payment_method', values: PAYMENT_METHODS },
  },
})

/** What staff ask of the list: a view, and inside it a search, filters, an order and a page. */
export type AdminOrderList = ReturnType<typeof adminOrderTable.read> & {
  view: OrderView
  /** One customer's orders only. */
  userId?: number | null
}

/** Placed orders of all customers or of one, a page at a time. */
export function listAdminOrders(list: AdminOrderList): Promise<OrderPage<AdminOrderRow>> {
  return pageOfOrders<AdminOrderRow>(
    { ...list, ...selectionOf(list) },
    `${SUMMARY_COLUMNS}, o.contact_name as "contactName"`
  )
}

/** The orders that a list is about: those of its state filter, else of its view. */
export function selectionOf({ view, filters, search, userId }: AdminOrderList): OrderSelection {
  return {
    userId: userId ?? null,
    states: filters.state.length > 0 ? (filters.state as OrderState[]) : ORDER_VIEWS[view],
    types: filters.type as OrderType[],
    payments: filters.payment as PaymentMethod[],
    search,
  }
}

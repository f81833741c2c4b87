import { defineOwnList } from '#shared/lists'
import { ORDER_STATES } from '#orders/domain/order_state'
import { ORDER_TYPES } from '#orders/domain/order_type'
import { PAYMENT_METHODS } from '#catalogue'
import { OTHER_FILTERS, othersOf } from '#orders/lists/other_filters'
import { ORDER_COLUMNS } from '#orders/lists/order_columns'
import {
  countOrdersByView,
  ORDER_VIEWS,
  type OrderView,
} from '#orders/queries/count_orders_by_view'
import { SORT_COLUMNS, type OrderSelection } from '#orders/queries/list/order_list'
import { ordersBehind, pageOfOrders, toldPageOfOrders } from '#orders/queries/list/page_of_orders'
import { streamOrders, type ExportedOrder } from '#orders/queries/list/stream_orders'
import { SUMMARY_COLUMNS, type OrderSummary } from '#orders/queries/order_rows'

export type AdminOrderRow = OrderSummary & { contactName: string }

/** One customer's orders only, or everybody's. */
type Whose = number | null

const COLUMNS = `${SUMMARY_COLUMNS}, o.contact_name as "contactName"`

/** Never New or Locked ones. A million rows have their own ways to page, counts and export. */
export const adminOrderList = defineOwnList<AdminOrderRow, Whose, ExportedOrder>()({
  sort: SORT_COLUMNS,
  usual: { by: 'created', direction: 'desc' },
  isSearchable: true,
  filters: {
    state: { values: ORDER_STATES, heldBy: ORDER_VIEWS },
    type: { values: ORDER_TYPES },
    payment: { values: PAYMENT_METHODS },
    ...OTHER_FILTERS,
  },
  views: ORDER_VIEWS,
  page: (wish, userId, isTold = false) =>
    (isTold ? toldPageOfOrders : pageOfOrders)<AdminOrderRow>(
      { ...wish, ...selectionOf(wish, userId) },
      COLUMNS
    ),
  behind: (wish, userId, place) =>
    ordersBehind<AdminOrderRow>({ ...wish, ...selectionOf(wish, userId) }, place, COLUMNS),
  counts: countOrdersByView,
  lines: (wish, userId) => streamOrders({ ...wish, ...selectionOf(wish, userId) }),
  csv: {
    fileName: 'webshop_orders',
    heads: 'orders_admin.export',
    columns: ORDER_COLUMNS,
  },
})

type Asked = {
  view: OrderView
  filters: {
    state: OrderSelection['states']
    type: OrderSelection['types']
    payment: OrderSelection['payments']
  } & Record<keyof typeof OTHER_FILTERS, string[]>
  search: string
}

/** The orders that a list is about: those of its state filter, else of its view. */
const selectionOf = ({ view, filters, search }: Asked, userId: Whose): OrderSelection => ({
  userId,
  states: filters.state.length > 0 ? filters.state : ORDER_VIEWS[view],
  types: filters.type,
  payments: filters.payment,
  others: othersOf(filters),
  search,
})

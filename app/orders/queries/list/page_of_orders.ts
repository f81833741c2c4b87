import type { OrderPage } from '#orders/queries/list/order_page'
import { findNames } from '#orders/queries/list/find_names'
import type { OrderList } from '#orders/queries/list/order_list'
import { pageOfAll } from '#orders/queries/list/page_of_all'
import { pageOfFinds } from '#orders/queries/list/page_of_finds'
import { SUMMARY_COLUMNS, type OrderSummary } from '#orders/queries/order_rows'

/** One page of a list of orders; a page behind the last one is the last one. */
export async function pageOfOrders<Row extends OrderSummary>(
  list: OrderList,
  columns = SUMMARY_COLUMNS
): Promise<OrderPage<Row>> {
  const finds = await findNames(list)
  return finds ? pageOfFinds<Row>(list, finds, columns) : pageOfAll<Row>(list, columns)
}

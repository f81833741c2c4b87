import { rows } from '#shared/database'
import type { TablePage } from '#shared/http/table_query'
import { conditionsOf } from '#orders/queries/list/conditions'
import { countOrders } from '#orders/queries/list/count_orders'
import { findNames } from '#orders/queries/list/find_names'
import { idsOfPage } from '#orders/queries/list/ids_of_page'
import { SORT_COLUMNS, type OrderList } from '#orders/queries/list/order_list'
import { SUMMARY_COLUMNS, type OrderSummary } from '#orders/queries/order_rows'

export type OrderPage<Row> = TablePage<Row> & {
  /** The search finds more than are counted. */
  isMore: boolean
}

/**
 * One page of a list of orders; a page behind the last one is the last one. Its ids are found out of
 * an index alone; only then the orders are read.
 */
export async function pageOfOrders<Row extends OrderSummary>(
  list: OrderList,
  columns = SUMMARY_COLUMNS
): Promise<OrderPage<Row>> {
  const conditions = conditionsOf(list, await findNames(list.search))
  const { totalCount, isMore, isSorted } = await countOrders(list, conditions)
  const pages = Math.max(1, Math.ceil(totalCount / list.limit))
  const page = Math.min(list.page, pages)
  if (totalCount === 0) return { content: [], totalCount, page, pages, isMore }
  const ids = await idsOfPage({ ...list, page }, conditions, isSorted)
  const direction = list.orderDirection === 'desc' ? 'desc' : 'asc'
  const content = await rows<Row>(
    null,
    `select ${columns} from orders o join (${ids.sql}) as page using (id)
      order by o.${SORT_COLUMNS[list.orderBy]} ${direction}, o.id ${direction}`,
    ids.bindings
  )
  return { content, totalCount, page, pages, isMore }
}

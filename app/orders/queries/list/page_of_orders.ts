import { rows } from '#shared/database'
import type { TablePage } from '#shared/http/table_query'
import { conditionsOf } from '#orders/queries/list/conditions'
import { countOrders } from '#orders/queries/list/count_orders'
import { findNames } from '#orders/queries/list/find_names'
import { idsOfPage } from '#orders/queries/list/ids_of_page'
import type { OrderList } from '#orders/queries/list/order_list'
import { SUMMARY_COLUMNS, type OrderSummary } from '#orders/queries/order_rows'

export type OrderPage<Row> = TablePage<Row> & {
  /** The search finds more than are counted. */
  isMore: boolean
}

/** One page of a list of orders; a page behind the last one is the last one. */
export async function pageOfOrders<Row extends OrderSummary>(
  list: OrderList,
  columns = SUMMARY_COLUMNS
): Promise<OrderPage<Row>> {
  const conditions = conditionsOf(list, await findNames(list.search))
  const { totalCount, isMore } = await countOrders(list, conditions)
  const pages = Math.max(1, Math.ceil(totalCount / list.limit))
  const page = Math.min(list.page, pages)
  const ids = await idsOfPage({ ...list, page }, conditions, totalCount)
  const content = await rows<Row>(
    null,
    `select ${columns} from orders o
      where o.id = any(:ids::bigint[]) order by array_position(:ids::bigint[], o.id)`,
    { ids }
  )
  return { content, totalCount, page, pages, isMore }
}

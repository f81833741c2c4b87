import type { Place, Told } from '#shared/domain/paging'
import {
  placeColumn,
  stretchesBehind,
  stretchOf,
  unplaced,
  type Condition,
  type Placed,
} from '#shared/lists'
import type { OrderPage } from '#orders/queries/list/order_page'
import type { Finds } from '#orders/queries/list/conditions'
import { findNames } from '#orders/queries/list/find_names'
import { SORT_COLUMNS, type OrderList } from '#orders/queries/list/order_list'
import { behindOfAll, pageOfAll } from '#orders/queries/list/page_of_all'
import { behindOfFinds, pageOfFinds } from '#orders/queries/list/page_of_finds'
import { SUMMARY_COLUMNS, type OrderSummary } from '#orders/queries/order_rows'

/** One page of a list of orders; a page behind the last one is the last one. */
export async function pageOfOrders<Row extends OrderSummary>(
  list: OrderList,
  columns = SUMMARY_COLUMNS
): Promise<OrderPage<Row>> {
  const finds = await findsOf(list)
  return finds ? pageOfFinds<Row>(list, finds, columns) : pageOfAll<Row>(list, columns)
}

/** The same with where the orders behind the page begin, for programs. */
export async function toldPageOfOrders<Row extends OrderSummary>(
  list: OrderList,
  columns = SUMMARY_COLUMNS
): Promise<OrderPage<Row>> {
  const { content: placed, ...page } = await pageOfOrders<Placed<Row>>(
    list,
    withPlace(list, columns)
  )
  const { rows: content, last } = unplaced<Row>(placed)
  const isLast = !page.isMore && page.page * list.limit >= page.totalCount
  return { ...page, content, next: isLast ? null : last }
}

/** The orders behind a place, however deep it lies. */
export async function ordersBehind<Row extends OrderSummary>(
  list: OrderList,
  place: Place,
  columns = SUMMARY_COLUMNS
): Promise<Told<Row>> {
  const [behind] = stretchesBehind(termsOf(list), place)
  const { found, totalCount } = await readBehind<Placed<Row>>(
    { ...list, page: 1, limit: list.limit + 1 },
    behind!,
    withPlace(list, columns)
  )
  const { rows: content, next } = stretchOf<Row>(found, list.limit)
  return { content, totalCount, next }
}

async function readBehind<Row extends OrderSummary>(
  list: OrderList,
  place: Condition,
  columns: string
) {
  const finds = await findsOf(list)
  return finds
    ? behindOfFinds<Row>(list, { finds, place, columns })
    : behindOfAll<Row>(list, place, columns)
}

const withPlace = (list: OrderList, columns: string) => `${columns}, ${placeColumn(termsOf(list))}`

const termsOf = ({ orderBy, orderDirection }: OrderList) =>
  [`o.${SORT_COLUMNS[orderBy]}`, 'o.id'].map((sql) => ({
    sql,
    isDescending: orderDirection === 'desc',
  }))

const findsOf = async (list: OrderList) =>
  (await findNames(list)) ?? (list.others.length > 0 ? ALL : null)

/** Without a search, of what no kept count knows how many there are: found like finds. */
const ALL: Finds = {
  ...{ contactIds: [], productSetIds: [], own: { sql: 'true', values: [] } },
  ...{ isMany: false, mostSorted: 20_000 },
}

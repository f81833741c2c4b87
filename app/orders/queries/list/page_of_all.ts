import type { OrderPage } from '#orders/queries/list/order_page'
import { preparedRows } from '#shared/database'
import { placeOf } from '#shared/domain/paging'
import { conditionsOf, type Conditions } from '#orders/queries/list/conditions'
import { countedFrom, countOrders } from '#orders/queries/list/count_orders'
import { findStretch } from '#orders/queries/list/find_stretch'
import { isNarrowed, SORT_COLUMNS, type OrderList } from '#orders/queries/list/order_list'
import type { OrderSummary } from '#orders/queries/order_rows'

/** So many orders are passed over sooner than the kept counts are summed up. */
const NEAR = 1_000

/** A page of a list in which nothing is searched. Only a page behind the last one is read twice. */
export async function pageOfAll<Row extends OrderSummary>(
  list: OrderList,
  columns: string
): Promise<OrderPage<Row>> {
  const conditions = conditionsOf(list, null)
  const found = await read<Row>(list, conditions, columns)
  if (found.length > 0 || list.page === 1) return pageWith(list, found, found[0]?.totalCount ?? 0)

  const totalCount = await countOrders(list, conditions)
  const last = { ...list, page: placeOf(totalCount, list).page }
  return pageWith(last, await read<Row>(last, conditions, columns), totalCount)
}

type Counted<Row> = Row & { totalCount: number }

/** Ids are found out of an index alone; only then the orders are read, with how many there are. */
async function read<Row extends OrderSummary>(
  list: OrderList,
  conditions: Conditions,
  columns: string
): Promise<Counted<Row>[]> {
  const { page, limit } = list
  const start = hasKeptCounts(list) ? await findStretch(list, conditions) : null
  const column = SORT_COLUMNS[list.orderBy]
  const direction = list.orderDirection === 'desc' ? 'desc' : 'asc'
  const counted = countedFrom(list, conditions)
  return preparedRows<Counted<Row>>(
    null,
    `select ${columns}, (${counted.sql})::bigint as "totalCount"
       from orders o join (
         select o.id from orders o where ${conditions.where} and ${start?.sql ?? 'true'}
          order by o.${column} ${direction}, o.id ${direction} limit ? offset ?
       ) as page using (id)
      order by o.${column} ${direction}, o.id ${direction}`,
    [
      ...counted.bindings,
      ...conditions.bindings,
      ...(start?.bindings ?? []),
      ...[limit, start?.before ?? (page - 1) * limit],
    ]
  )
}

/** Orders of one customer are few, and the first pages are near. */
function hasKeptCounts(list: OrderList): boolean {
  return list.userId === null && (isNarrowed(list) || (list.page - 1) * list.limit > NEAR)
}

function pageWith<Row>(
  { page, limit }: OrderList,
  found: Counted<Row>[],
  totalCount: number
): OrderPage<Row> {
  const content = found.map(({ totalCount: _, ...row }) => row as Row)
  return {
    content,
    totalCount,
    page,
    pages: placeOf(totalCount, { page, limit }).pages,
    isMore: false,
  }
}

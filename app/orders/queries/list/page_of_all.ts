import type { OrderPage } from '#orders/queries/list/order_page'
import { readPreparedRows } from '#shared/reading/read_rows'
import { placeOf } from '#shared/domain/paging'
import type { Condition } from '#shared/lists'
import { conditionsOf, type Conditions } from '#orders/queries/list/conditions'
import { countedFrom, countOrders } from '#orders/queries/list/count_orders'
import { findStretch, type Stretch } from '#orders/queries/list/find_stretch'
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

/** The rows behind a place, as they lie in the index; of all there are so many. */
export async function behindOfAll<Row extends object>(
  list: OrderList,
  place: Condition,
  columns: string
): Promise<{ found: Row[]; totalCount: number }> {
  const conditions = conditionsOf(list, null)
  const start = { sql: place.sql, bindings: place.values, before: 0 }
  const found = await readFrom<Row>(list, { conditions, start, columns })
  const totalCount = found[0]?.totalCount ?? (await countOrders(list, conditions))
  return { found: found.map(withoutCount), totalCount }
}

async function read<Row extends OrderSummary>(
  list: OrderList,
  conditions: Conditions,
  columns: string
): Promise<Counted<Row>[]> {
  const start = hasKeptCounts(list) ? await findStretch(list, conditions) : null
  return readFrom<Row>(list, { conditions, start, columns })
}

type From = { conditions: Conditions; start: Stretch | null; columns: string }

/** Ids are found out of an index alone; only then the orders are read, with how many there are. */
async function readFrom<Row extends object>(
  list: OrderList,
  { conditions, start, columns }: From
): Promise<Counted<Row>[]> {
  const { page, limit } = list
  const column = SORT_COLUMNS[list.orderBy]
  const direction = list.orderDirection === 'desc' ? 'desc' : 'asc'
  const counted = countedFrom(list, conditions)
  return readPreparedRows<Counted<Row>>(
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

const withoutCount = <Row>({ totalCount: _, ...row }: Counted<Row>) => row as Row

function pageWith<Row>(
  { page, limit }: OrderList,
  found: Counted<Row>[],
  totalCount: number
): OrderPage<Row> {
  return {
    content: found.map(withoutCount),
    totalCount,
    page,
    pages: placeOf(totalCount, { page, limit }).pages,
    isMore: false,
  }
}

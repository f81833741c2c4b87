import type { OrderPage } from '#orders/queries/list/order_page'
import { readRows } from '#shared/reading/read_rows'
import { placeOf } from '#shared/domain/paging'
import type { Condition } from '#shared/lists'
import { conditionsOf, type Conditions, type Finds } from '#orders/queries/list/conditions'
import {
  isNarrowed,
  MOST_COUNTED,
  SORT_COLUMNS,
  type OrderList,
} from '#orders/queries/list/order_list'
import type { OrderSummary } from '#orders/queries/order_rows'

/** Few finds are sorted in one go, for they lie anywhere; many are soon met along the list. */
export async function pageOfFinds<Row extends OrderSummary>(
  list: OrderList,
  finds: Finds,
  columns: string
): Promise<OrderPage<Row>> {
  const conditions = conditionsOf(list, finds)
  if (finds.isMany && !isNarrowed(list)) return pageOfMany(list, conditions, columns)
  const sorted = await readSorted<Row>(list, conditions, { columns, most: finds.mostSorted })
  const { found } = sorted[0]!
  if (found > finds.mostSorted) return pageOfMany(list, conditions, columns)
  const content = contentOf(sorted)
  const totalCount = Math.min(found, MOST_COUNTED)
  return { content, totalCount, ...placeIn(list, totalCount), isMore: found > MOST_COUNTED }
}

/** The finds behind a place; of how many, up to where finds are counted. */
export async function behindOfFinds<Row extends OrderSummary>(
  list: OrderList,
  { finds, place, columns }: { finds: Finds; place: Condition; columns: string }
): Promise<{ found: Row[]; totalCount: number }> {
  const { where, bindings } = conditionsOf(list, finds)
  const rest = { where: `${where} and ${place.sql}`, bindings: [...bindings, ...place.values] }
  const [found, totalCount] = await Promise.all([
    finds.isMany && !isNarrowed(list)
      ? readAlong<Row>(list, rest, columns)
      : readFew<Row>(list, rest, { columns, most: finds.mostSorted }),
    countFinds(list, finds, { where, bindings }),
  ])
  return { found, totalCount }
}

async function readFew<Row extends OrderSummary>(
  list: OrderList,
  rest: Conditions,
  { columns, most }: { columns: string; most: number }
): Promise<Row[]> {
  const sorted = await readSorted<Row>(list, rest, { columns, most })
  if (sorted[0]!.found > most) return readAlong<Row>(list, rest, columns)
  return contentOf(sorted)
}

async function countFinds(list: OrderList, finds: Finds, { where, bindings }: Conditions) {
  if (finds.isMany && !isNarrowed(list)) return MOST_COUNTED
  const [counted] = await readRows<{ found: number }>(
    `select count(*) as found from (select from orders o where ${where} limit ?) as finds`,
    [...bindings, MOST_COUNTED]
  )
  return counted!.found
}

async function pageOfMany<Row extends OrderSummary>(
  list: OrderList,
  conditions: Conditions,
  columns: string
): Promise<OrderPage<Row>> {
  const place = placeIn(list, MOST_COUNTED)
  const content = await readAlong<Row>({ ...list, ...place }, conditions, columns)
  return { content, totalCount: MOST_COUNTED, ...place, isMore: true }
}

function placeIn(list: OrderList, totalCount: number) {
  const { page, pages } = placeOf(totalCount, list)
  return { page, pages }
}

/** There is always a row: without an order in it where nothing, or too much, was found. */
type Sorted<Row> = (Row & Found) | (Found & { number: null })
type Found = { found: number }

const withoutCount = <Row>({ found: _, ...row }: Row & Found) => row as Row

const contentOf = <Row extends OrderSummary>(sorted: Sorted<Row>[]): Row[] =>
  sorted
    .filter((one): one is Row & Found => one.number !== null)
    .map((one) => withoutCount<Row>(one))

const orderOf = ({ orderBy, orderDirection }: OrderList) => ({
  column: SORT_COLUMNS[orderBy],
  direction: orderDirection === 'desc' ? 'desc' : 'asc',
})

/** The finds up to one more than are sorted; with too many of them no page is made. */
function readSorted<Row>(
  list: OrderList,
  { where, bindings }: Conditions,
  { columns, most }: { columns: string; most: number }
): Promise<Sorted<Row>[]> {
  const { limit, page } = list
  const { column, direction } = orderOf(list)
  return readRows<Sorted<Row>>(
    `with chosen as materialized (
       select o.id, o.${column} as key from orders o where ${where} limit ? + 1
     ), counted as (
       select count(*) as found, least(count(*), ?) as shown from chosen
     ), page as (
       select id, row_number() over (order by key ${direction}, id ${direction}) as place
         from chosen order by place
        limit (select case when found > ? then 0 else ? end from counted)
       offset (select least(?, greatest(shown - 1, 0) / ? * ?) from counted)
     )
     select ${columns}, counted.found
       from counted left join page on true left join orders o on o.id = page.id
      order by page.place`,
    [...bindings, most, MOST_COUNTED, most, limit, (page - 1) * limit, limit, limit]
  )
}

/** The orders that fit, one after the other, as an index holds them. */
function readAlong<Row extends object>(
  list: OrderList,
  { where, bindings }: Conditions,
  columns: string
): Promise<Row[]> {
  const { limit, page } = list
  const { column, direction } = orderOf(list)
  return readRows<Row>(
    `select ${columns}
       from orders o join (
         select o.id from orders o where ${where}
          order by o.${column} ${direction}, o.id ${direction} limit ? offset ?
       ) as page using (id)
      order by o.${column} ${direction}, o.id ${direction}`,
    [...bindings, limit, (page - 1) * limit]
  )
}

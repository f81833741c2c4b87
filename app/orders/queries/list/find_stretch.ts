import { readPreparedRows } from '#shared/reading/read_rows'
import type { Conditions } from '#orders/queries/list/conditions'
import { SORT_COLUMNS, type OrderList, type OrderSort } from '#orders/queries/list/order_list'

/** Where to begin reading for a page, and how many orders of the list still come before it. */
export type Stretch = { sql: string; bindings: unknown[]; before: number }

const PLACE_COLUMNS = {
  number: 'from_number',
  created: 'from_time',
  updated: 'from_time',
  customer: 'from_text',
  payment: 'from_text',
  gross: 'from_number',
  state: 'from_number',
} as const satisfies Record<OrderSort, string>

type Row = { key: string | number | null; id: number | null; before: number }

/** Out of the kept counts; null when the list ends before. Backwards it begins below the next. */
export async function findStretch(
  { orderBy, orderDirection, page, limit }: OrderList,
  { where, bindings }: Conditions
): Promise<Stretch | null> {
  const isDescending = orderDirection === 'desc'
  const key = PLACE_COLUMNS[orderBy]
  const along = isDescending ? 'key desc, id desc' : 'key, id'
  const [begin, beginId] = isDescending
    ? [`lag(key) over (order by ${along})`, `lag(id) over (order by ${along})`]
    : ['key', 'id']
  const offset = (page - 1) * limit
  const [stretch] = await readPreparedRows<Row>(
    `select begin::text as key, "beginId" as id, before::bigint as before
       from (select ${begin} as begin, ${beginId} as "beginId", orders,
                    sum(orders) over (order by ${along}) - orders as before
               from (select o.${key} as key, o.from_id as id,
                            coalesce(sum(o.orders) filter (where ${where}), 0) as orders
                       from order_places o where o.sort = ? group by 1, 2) as places) as stretches
      where before <= ? and before + orders > ?`,
    [...bindings, orderBy, offset, offset]
  )
  if (!stretch) return null
  return { ...beginOf(stretch, orderBy, isDescending), before: offset - Number(stretch.before) }
}

function beginOf({ key, id }: Row, orderBy: OrderSort, isDescending: boolean) {
  if (key === null) return { sql: 'true', bindings: [] }
  const sql = `(o.${SORT_COLUMNS[orderBy]}, o.id) ${isDescending ? '<' : '>='} (?, ?)`
  return { sql, bindings: [key, id] }
}

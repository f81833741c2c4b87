import { rows } from '#shared/database'
import type { Conditions } from '#orders/queries/list/conditions'
import { SORT_COLUMNS, type OrderList } from '#orders/queries/list/order_list'

/**
 * The ids of a page in its order, out of an index alone. A page in the second half is counted from
 * the end, so that at most half of the orders are passed over.
 */
export async function idsOfPage(
  list: OrderList,
  { where, bindings }: Conditions,
  totalCount: number
): Promise<number[]> {
  const { offset, limit, isTurned } = stretchOf(list, totalCount)
  const isDescending = (list.orderDirection === 'desc') !== isTurned
  const column = SORT_COLUMNS[list.orderBy]
  const direction = isDescending ? 'desc' : 'asc'
  const found = await rows<{ id: number }>(
    null,
    `select o.id from orders o where ${where}
      order by o.${column} ${direction}, o.id ${direction} limit ? offset ?`,
    [...bindings, limit, offset]
  )
  const ids = found.map(({ id }) => id)
  return isTurned ? ids.reverse() : ids
}

/** The finds of a search are not all counted, so they have no known end. */
function stretchOf({ page, limit, search }: OrderList, totalCount: number) {
  const offset = (page - 1) * limit
  if (search !== '' || offset <= totalCount / 2) return { offset, limit, isTurned: false }
  const rest = Math.max(0, totalCount - offset)
  return { offset: Math.max(0, rest - limit), limit: Math.min(limit, rest), isTurned: true }
}

import { VISIBLE_STATES } from '#orders/domain/order_state'
import type { Conditions } from '#orders/queries/list/conditions'
import { findStretch } from '#orders/queries/list/find_stretch'
import { SORT_COLUMNS, type OrderList } from '#orders/queries/list/order_list'

/** So many orders are passed over sooner than the kept counts are summed up. */
const NEAR = 1_000

/**
 * SQL that finds the ids of a page: out of an index alone, passing over few orders before it, or by
 * sorting the finds of a search.
 */
export async function idsOfPage(list: OrderList, conditions: Conditions, isSorted: boolean) {
  const { where, bindings } = conditions
  const column = SORT_COLUMNS[list.orderBy]
  const start = hasKeptCounts(list) ? await findStretch(list, conditions) : null
  const chosen = `select o.id, o.${column} from orders o where ${where} and ${start?.sql ?? 'true'}`
  const direction = list.orderDirection === 'desc' ? 'desc' : 'asc'
  return {
    sql: `with chosen as ${isSorted ? 'materialized' : 'not materialized'} (${chosen})
          select id from chosen order by ${column} ${direction}, id ${direction} limit ? offset ?`,
    bindings: [
      ...bindings,
      ...(start?.bindings ?? []),
      list.limit,
      start?.before ?? (list.page - 1) * list.limit,
    ],
  }
}

/** Orders of one customer and finds of a search are few, and the first pages are near. */
function hasKeptCounts({ userId, search, page, limit, ...kinds }: OrderList): boolean {
  const isNarrowed =
    kinds.states.length < VISIBLE_STATES.length || kinds.types.length + kinds.payments.length > 0
  return userId === null && search === '' && (isNarrowed || (page - 1) * limit > NEAR)
}

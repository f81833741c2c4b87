import { rows } from '#shared/database'
import { tableQuery, type TablePage } from '#shared/http/table_query'
import { VISIBLE_STATES } from '#orders/domain/order_state'
import { ORDER_TYPES } from '#orders/domain/order_type'
import { PAYMENT_METHODS } from '#orders/domain/payment_method'
import { ORDER_VIEWS, type OrderView } from '#orders/queries/count_orders_by_view'
import { SUMMARY_COLUMNS, type OrderSummary } from '#orders/queries/order_rows'

export type AdminOrderRow = OrderSummary & { contactName: string }

const SORTABLE = {
  number: 'o.number',
  created: 'o.created_at',
  updated: 'o.updated_at',
  customer: 'lower(o.company)',
  payment: 'o.payment_method',
  gross: 'o.gross_cents',
  state: `array_position('{${VISIBLE_STATES.join(',')}}'::text[], o.state)`,
}

/** The staff's list as its address describes it; states New and Locked are never offered. */
export const adminOrderTable = tableQuery({
  sortable: SORTABLE,
  defaultSort: { by: 'created', direction: 'desc' },
  filters: {
    state: { column: 'o.state', values: VISIBLE_STATES },
    type: { column: 'o.type', values: ORDER_TYPES },
    payment: { column: 'o.payment_method', values: PAYMENT_METHODS },
  },
})

/** What staff ask of the list: a view, and inside it a search, filters, an order and a page. */
export type AdminOrderList = ReturnType<typeof adminOrderTable.read> & { view: OrderView }

/** Placed orders of all customers, a page at a time; a page behind the last one is the last one. */
export async function listAdminOrders(list: AdminOrderList): Promise<TablePage<AdminOrderRow>> {
  const { where, bindings } = conditionsOf(list)
  const totalCount = await countOrders(where, bindings)
  const pages = Math.max(1, Math.ceil(totalCount / list.limit))
  const page = Math.min(list.page, pages)
  const content = await rows<AdminOrderRow>(
    null,
    `select ${SUMMARY_COLUMNS}, o.contact_name as "contactName" from orders o
      where ${where} order by ${orderOf(list)} limit ? offset ?`,
    [...bindings, list.limit, (page - 1) * list.limit]
  )
  return { content, totalCount, page, pages }
}

async function countOrders(where: string, bindings: unknown[]): Promise<number> {
  const [counted] = await rows<{ orders: number }>(
    null,
    `select count(*) as orders from orders o where ${where}`,
    bindings
  )
  return counted!.orders
}

function conditionsOf({ view, filters, search }: AdminOrderList) {
  const states = filters.state.length > 0 ? filters.state : ORDER_VIEWS[view]
  const conditions = [
    { sql: 'o.state = any(?::text[])', values: [states] },
    filters.type.length > 0 && { sql: 'o.type = any(?::text[])', values: [filters.type] },
    filters.payment.length > 0 && {
      sql: 'o.payment_method = any(?::text[])',
      values: [filters.payment],
    },
    search !== '' && { sql: FOUND, values: patternsOf(search) },
  ].filter((condition) => condition !== false)
  return {
    where: conditions.map(({ sql }) => sql).join(' and '),
    bindings: conditions.flatMap(({ values }): unknown[] => values),
  }
}

/** A union, because one condition over two tables could use the index of neither. */
const FOUND = `o.id in (
  select id from orders where search_text like ?
  union select id from orders where contact_name ilike ?
  union select order_id from order_items where product_name ilike ?)`

function patternsOf(search: string): string[] {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return [pattern.toLowerCase(), pattern, pattern]
}

/** No sorted column is ever null here; "nulls last" would keep the newest orders off their index. */
function orderOf({ orderBy, orderDirection }: AdminOrderList): string {
  const direction = orderDirection === 'asc' ? 'asc' : 'desc'
  return `${SORTABLE[orderBy]} ${direction}, o.id ${direction}`
}

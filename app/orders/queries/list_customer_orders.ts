import { rows } from '#shared/database'
import { tableQuery, type TablePage } from '#shared/http/table_query'
import { VISIBLE_STATES } from '#orders/domain/order_state'
import { SUMMARY_COLUMNS, type OrderSummary } from '#orders/queries/order_rows'

/** A customer's list as its address describes it. */
export const customerTable = tableQuery({
  sortable: {
    number: 'o.number',
    created: 'o.created_at',
    gross: 'o.gross_cents',
    state: 'o.state',
  },
  defaultSort: { by: 'created', direction: 'desc' },
  filters: { state: { column: 'o.state', values: VISIBLE_STATES } },
  tieBreaker: 'o.id',
})

type CustomerList = ReturnType<typeof customerTable.read>

/** A customer's own placed orders, a page at a time; New and Locked are never among them. */
export async function listCustomerOrders(
  userId: number,
  list: CustomerList
): Promise<TablePage<OrderSummary>> {
  const { where, bindings } = conditionsOf(userId, list)
  const [counted] = await rows<{ orders: number }>(
    null,
    `select count(*) as orders from orders o where ${where}`,
    bindings
  )
  const totalCount = counted!.orders
  const pages = Math.max(1, Math.ceil(totalCount / list.limit))
  const page = Math.min(list.page, pages)
  const content = await rows<OrderSummary>(
    null,
    `select ${SUMMARY_COLUMNS} from orders o
      where ${where} order by ${customerTable.orderSql(list)} limit ? offset ?`,
    [...bindings, list.limit, (page - 1) * list.limit]
  )
  return { content, totalCount, page, pages }
}

function conditionsOf(userId: number, { filters, search }: CustomerList) {
  const states = filters.state.length > 0 ? filters.state : VISIBLE_STATES
  const base = 'o.user_id = ? and o.state = any(?::text[])'
  if (search === '') return { where: base, bindings: [userId, states] }
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return {
    where: `${base} and (o.number::text like ? or o.own_reference ilike ? or exists (
      select 1 from order_items i where i.order_id = o.id and i.product_name ilike ?))`,
    bindings: [userId, states, pattern, pattern, pattern],
  }
}

import db from '@adonisjs/lucid/services/db'
import { tableQuery, type TablePage } from '#shared/http/table_query'
import { VISIBLE_STATES, type OrderState } from '#orders/domain/order_state'
import { ORDER_TYPES, type OrderType } from '#orders/domain/order_type'
import type { QuotaEntryState } from '#orders/domain/quota_entry'

export type QuotaOrder = {
  number: number
  userId: number
  email: string
  company: string
  createdAt: Date
  updatedAt: Date
  state: OrderState
  type: OrderType
  byAdmin: boolean
  netCents: number
  /** What of it still counts against the quota. */
  countedCents: number
  entryState: QuotaEntryState
}

/** The orders of a quota as their address describes them; New and Locked are never among them. */
export const quotaOrderTable = tableQuery({
  sortable: {
    number: 'orders.number',
    created: 'orders.created_at',
    updated: 'orders.updated_at',
    customer: 'lower(orders.company)',
    state: `array_position('{${VISIBLE_STATES.join(',')}}'::text[], orders.state)`,
    net: 'orders.net_cents',
  },
  defaultSort: { by: 'created', direction: 'desc' },
  searchable: ['orders.number', 'orders.email', 'orders.company'],
  filters: {
    state: { column: 'orders.state', values: VISIBLE_STATES },
    type: { column: 'orders.type', values: ORDER_TYPES },
  },
  tieBreaker: 'orders.id',
})

export type QuotaOrderList = ReturnType<typeof quotaOrderTable.read>

/** Orders that were placed from a quota, a page at a time. */
export function listQuotaOrders(
  quotaId: number,
  list: QuotaOrderList
): Promise<TablePage<QuotaOrder>> {
  return quotaOrderTable.page<QuotaOrder>(select(quotaId), list)
}

/** All of them, for the export. */
export async function* streamQuotaOrders(
  quotaId: number,
  list: QuotaOrderList
): AsyncIterable<QuotaOrder> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await listQuotaOrders(quotaId, { ...list, page, limit: 500 })
    pages = answer.pages
    yield* answer.content
  }
}

const select = (quotaId: number) =>
  db
    .from('orders')
    .join('quota_entries as e', 'e.order_id', 'orders.id')
    .where('e.quota_id', quotaId)
    .whereNotIn('orders.state', ['New', 'Locked'])
    .select(
      'orders.number',
      'orders.email',
      'orders.company',
      'orders.state',
      'orders.type',
      db.raw(`orders.user_id as "userId", orders.created_at as "createdAt",
        orders.updated_at as "updatedAt", orders.by_admin as "byAdmin",
        orders.net_cents as "netCents", e.state as "entryState",
        case when e.state = 'Released' then 0
             else e.amount_cents - e.returned_cents end as "countedCents"`)
    )

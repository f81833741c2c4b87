import { streamRows } from '#shared/reading/stream_rows'
import type { OrderState } from '#orders/domain/order_state'
import type { OrderType } from '#orders/domain/order_type'
import type { PaymentMethod } from '#catalogue'
import { conditionsOf } from '#orders/queries/list/conditions'
import { findNames } from '#orders/queries/list/find_names'
import { SORT_COLUMNS, type OrderList } from '#orders/queries/list/order_list'

export type ExportedOrder = {
  number: number
  /** Days in the shop's time, YYYYMMDD. */
  created: string
  updated: string
  state: OrderState
  type: OrderType
  paymentMethod: PaymentMethod
  company: string
  contactName: string
  email: string
  tin: string | null
  country: string
  ownReference: string | null
  products: string | null
  netCents: number
  vatPercent: number
  vatCents: number
  grossCents: number
}

const dayOf = (column: string) => `to_char(shop_day(${column}), 'YYYYMMDD')`

export async function streamOrders(list: OrderList): Promise<AsyncIterable<ExportedOrder>> {
  const { where, bindings } = conditionsOf(list, await findNames(list))
  const direction = list.orderDirection === 'desc' ? 'desc' : 'asc'
  return streamRows<ExportedOrder>(
    `select o.number, ${dayOf('o.created_at')} as created, ${dayOf('o.updated_at')} as updated,
            o.state, o.type,
            o.payment_method as "paymentMethod", o.company, o.contact_name as "contactName",
            o.email, o.tin, o.delivery_address ->> 'country' as country,
            o.own_reference as "ownReference", o.net_cents as "netCents",
            o.vat_percent::float8 as "vatPercent", o.vat_cents as "vatCents",
            o.gross_cents as "grossCents",
            (select string_agg(i.product_name, ', ' order by i.position)
               from order_items i where i.order_id = o.id) as products
       from orders o where ${where}
      order by o.${SORT_COLUMNS[list.orderBy]} ${direction}, o.id ${direction}`,
    bindings
  )
}

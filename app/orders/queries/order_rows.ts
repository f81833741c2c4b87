import type { OrderState } from '#orders/domain/order_state'
import type { OrderType } from '#orders/domain/order_type'
import type { PaymentMethod } from '#catalogue'

export type OrderSummary = {
  number: number
  userId: number
  state: OrderState
  type: OrderType
  paymentMethod: PaymentMethod
  email: string
  company: string
  grossCents: number
  createdAt: Date
  updatedAt: Date
  version: number
  items: { id: number; productCode: string; productName: string; from: string; to: string }[]
}

/** Columns of an order's line in a list; needs the alias `o`. Items come in their order. */
export const SUMMARY_COLUMNS = `
  o.number, o.user_id as "userId", o.state, o.type, o.payment_method as "paymentMethod",
  o.email, o.company, o.gross_cents as "grossCents", o.created_at as "createdAt",
  o.updated_at as "updatedAt", o.version,
  (select coalesce(json_agg(json_build_object(
            'id', i.id, 'productCode', i.product_code, 'productName', i.product_name,
            'from', i.from_day, 'to', i.to_day
          ) order by i.position), '[]')
     from order_items i where i.order_id = o.id) as items`

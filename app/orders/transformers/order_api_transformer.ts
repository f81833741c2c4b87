import { BaseTransformer } from '@adonisjs/core/transformers'
import { CalendarDay } from '#shared/domain/calendar_day'
import { fieldsOf, is } from '#shared/http/api_description'
import { dayToWire } from '#shared/http/wire'
import { VISIBLE_STATES } from '#orders/domain/order_state'
import { ORDER_TYPES } from '#orders/domain/order_type'
import type { OrderSummary } from '#orders/queries/order_rows'

const { about, email, integer, listOf, moment, object, oneOf, text, wireDay } = is

export const itemFields = fieldsOf<OrderSummary['items'][number]>()({
  id: integer,
  type: [about(oneOf(['otp']), 'Bought once; subscriptions are requested.'), () => 'otp'],
  from: [wireDay, ({ from }) => dayOf(from)],
  to: [wireDay, ({ to }) => dayOf(to)],
  product: [about(text, 'Code of the product.'), ({ productCode }) => productCode],
  productName: about(text, 'As it was called when it was ordered.'),
})

/** What every answer about an order tells, but for its items. */
export const headFields = fieldsOf<OrderSummary>()({
  orderId: [about(integer, 'Number of the order.'), ({ number }) => number],
  userId: integer,
  state: oneOf(VISIBLE_STATES),
  type: oneOf(ORDER_TYPES),
  email,
  created: [moment, ({ createdAt }) => createdAt.toISOString()],
  updated: [moment, ({ updatedAt }) => updatedAt.toISOString()],
  version: integer,
})

export const basicOrderSchema = is.named(
  'BasicOrder',
  object({ ...headFields.schemas, items: listOf(itemFields.schema) })
)

/** Days are YYYYMMDD. */
export default class OrderApiTransformer extends BaseTransformer<OrderSummary> {
  toObject() {
    const items = this.resource.items.map((item) => itemFields.of(item))
    return { ...headFields.of(this.resource), items }
  }
}

const dayOf = (iso: string): number => dayToWire(CalendarDay.parse(iso)!)

import { fieldsOf, is, transformerOf } from '#shared/http/api_description'
import { eurosToWire } from '#shared/http/wire'
import { VISIBLE_STATES } from '#orders/domain/order_state'
import { ORDER_TYPES } from '#orders/domain/order_type'
import type { QuotaOrder } from '#orders/lists/quota_order_list'

const { about, euros, integer, moment, oneOf } = is

const fields = fieldsOf<QuotaOrder>()({
  orderId: [about(integer, 'Number of the order.'), ({ number }) => number],
  userId: integer,
  state: oneOf(VISIBLE_STATES),
  type: oneOf(ORDER_TYPES),
  created: [moment, ({ createdAt }) => createdAt.toISOString()],
  updated: [moment, ({ updatedAt }) => updatedAt.toISOString()],
  totalPrice: [about(euros, 'Net, in euros.'), ({ netCents }) => eurosToWire(netCents)],
})

export const quotaOrderSchema = is.named('QuotaOrder', fields.schema)

/** `totalPrice` is net. */
export default class QuotaOrderApiTransformer extends transformerOf(fields) {}

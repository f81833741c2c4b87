import { BaseTransformer } from '@adonisjs/core/transformers'
import { eurosToWire } from '#shared/http/wire'
import type { QuotaOrder } from '#orders/lists/quota_order_list'

/** An order of a quota over the HTTP API: `totalPrice` is net. */
export default class QuotaOrderApiTransformer extends BaseTransformer<QuotaOrder> {
  toObject() {
    const { number, userId, createdAt, updatedAt, state, type, netCents } = this.resource
    return {
      ...{ orderId: number, userId, state, type },
      created: createdAt.toISOString(),
      updated: updatedAt.toISOString(),
      totalPrice: eurosToWire(netCents),
    }
  }
}

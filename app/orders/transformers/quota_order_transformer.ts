import { BaseTransformer } from '@adonisjs/core/transformers'
import type { QuotaOrder } from '#orders/lists/quota_order_list'

export default class QuotaOrderTransformer extends BaseTransformer<QuotaOrder> {
  toObject() {
    const { createdAt, updatedAt } = this.resource
    return {
      ...this.pick(this.resource, ['number', 'email', 'company', 'state', 'type']),
      ...this.pick(this.resource, ['netCents', 'countedCents', 'entryState']),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }
  }
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import type { QuotaOrder } from '#orders/queries/staff_quota/list_quota_orders'

/** An order of a quota. */
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

import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AdminOrderRow } from '#orders/lists/admin_order_list'

export default class AdminOrderRowTransformer extends BaseTransformer<AdminOrderRow> {
  toObject() {
    const { items, createdAt, updatedAt, version } = this.resource
    return {
      ...this.pick(this.resource, ['number', 'state', 'type', 'paymentMethod', 'grossCents']),
      ...this.pick(this.resource, ['email', 'company', 'contactName']),
      createdAt: createdAt.toISOString(),
      updatedAt: version > 1 ? updatedAt.toISOString() : null,
      products: items.map(({ productName }) => productName),
    }
  }
}

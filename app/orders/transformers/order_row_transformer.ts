import { BaseTransformer } from '@adonisjs/core/transformers'
import { shownRange } from '#orders/domain/shown_range'
import type { OrderSummary } from '#orders/queries/order_rows'

export default class OrderRowTransformer extends BaseTransformer<OrderSummary> {
  toObject() {
    const { items, createdAt, updatedAt, version } = this.resource
    const range = shownRange(items)
    return {
      ...this.pick(this.resource, ['number', 'state', 'type', 'paymentMethod', 'grossCents']),
      ...this.pick(this.resource, ['email', 'company']),
      createdAt: createdAt.toISOString(),
      updatedAt: version > 1 ? updatedAt.toISOString() : null,
      products: items.map(({ productName }) => productName),
      range: range && { from: range.from, to: range.to },
    }
  }
}

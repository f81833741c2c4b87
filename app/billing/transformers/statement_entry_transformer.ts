import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SuggestedEntry } from '#billing/queries/statement/page_of_entries'

export default class StatementEntryTransformer extends BaseTransformer<SuggestedEntry> {
  toObject() {
    const { order } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'position', 'amountCents', 'bookedOn', 'counterparty']),
      ...this.pick(this.resource, ['counterpartyIban', 'remittance', 'state', 'decidedBy']),
      ...this.pick(this.resource, ['orderNumber', 'invoice', 'proposal', 'suggestions']),
      order: order && {
        ...this.pick(order, ['state', 'company', 'grossCents']),
        dueCents: order.grossCents - order.paidCents,
      },
    }
  }
}

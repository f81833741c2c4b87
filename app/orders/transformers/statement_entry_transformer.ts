import { BaseTransformer } from '@adonisjs/core/transformers'
import type { StatementEntry } from '#orders/queries/statement/statement_rows'

/** A line of a bank statement with what is proposed for it. */
export default class StatementEntryTransformer extends BaseTransformer<StatementEntry> {
  toObject() {
    const { order } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'position', 'amountCents', 'bookedOn', 'counterparty']),
      ...this.pick(this.resource, ['counterpartyIban', 'remittance', 'state', 'decidedBy']),
      ...this.pick(this.resource, ['orderNumber', 'proposal']),
      order: order && {
        ...this.pick(order, ['state', 'company', 'grossCents']),
        dueCents: order.grossCents - order.paidCents,
      },
    }
  }
}

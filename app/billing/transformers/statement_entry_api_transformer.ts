import { BaseTransformer } from '@adonisjs/core/transformers'
import { eurosToWire, wireDayOf } from '#shared/http/wire'
import type { SuggestedEntry } from '#billing/queries/statement/page_of_entries'

/** A line of a bank statement over the HTTP API, with what is proposed for it. */
export default class StatementEntryApiTransformer extends BaseTransformer<SuggestedEntry> {
  toObject() {
    const { amountCents, bookedOn, order, orderNumber, suggestions } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'position', 'counterparty', 'counterpartyIban']),
      ...this.pick(this.resource, ['remittance', 'state', 'proposal', 'decidedBy']),
      amount: eurosToWire(amountCents),
      booked: wireDayOf(bookedOn),
      orderId: orderNumber,
      suggestions: suggestions.map((one) => ({
        ...{ orderId: one.orderNumber, company: one.company, due: eurosToWire(one.dueCents) },
        reasons: one.reasons,
      })),
      due: order && eurosToWire(order.grossCents - order.paidCents),
    }
  }
}

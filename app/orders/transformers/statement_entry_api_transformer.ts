import { BaseTransformer } from '@adonisjs/core/transformers'
import { eurosToWire } from '#shared/http/wire_money'
import { wireDayOf } from '#orders/http/wire_day'
import type { StatementEntry } from '#orders/queries/statement/statement_rows'

/** A line of a bank statement over the HTTP API, with what is proposed for it. */
export default class StatementEntryApiTransformer extends BaseTransformer<StatementEntry> {
  toObject() {
    const { amountCents, bookedOn, order, orderNumber } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'position', 'counterparty', 'counterpartyIban']),
      ...this.pick(this.resource, ['remittance', 'state', 'proposal', 'decidedBy']),
      amount: eurosToWire(amountCents),
      booked: wireDayOf(bookedOn),
      orderId: orderNumber,
      due: order && eurosToWire(order.grossCents - order.paidCents),
    }
  }
}

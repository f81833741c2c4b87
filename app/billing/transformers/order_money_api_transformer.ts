import { BaseTransformer } from '@adonisjs/core/transformers'
import { eurosToWire, wireDayOf } from '#shared/http/wire'
import type { OrderMoney } from '#billing/queries/invoice/order_money'

type Refund = OrderMoney['refunds'][number]

/** The money of an order over the HTTP API; what staff write for each other stays with them. */
export default class OrderMoneyApiTransformer extends BaseTransformer<OrderMoney> {
  toObject() {
    const { payments, refunds } = this.resource
    return {
      ...this.sums(),
      payments: payments.map(({ by, statementId, ...payment }) => ({
        ...this.payment(payment),
        ...{ by, statementId },
      })),
      refunds: refunds.map((refund) => ({
        ...this.refund(refund),
        ...this.pick(refund, ['reason', 'askedBy']),
      })),
    }
  }

  forCustomer() {
    const { payments, refunds } = this.resource
    const shown = refunds.filter(({ state }) => state !== 'Refused')
    return {
      ...this.sums(),
      payments: payments.map((payment) => this.payment(payment)),
      refunds: shown.map((refund) => this.refund(refund)),
    }
  }

  protected sums() {
    const { grossCents, paidCents, refundedCents, refundableCents, invoices } = this.resource
    return {
      gross: eurosToWire(grossCents),
      paid: eurosToWire(paidCents),
      refunded: eurosToWire(refundedCents),
      refundable: eurosToWire(refundableCents),
      invoices: invoices.map(({ label }) => label),
    }
  }

  protected payment({ source, amountCents, on, reference }: Payment) {
    return { source, amount: eurosToWire(amountCents), booked: wireDayOf(on), reference }
  }

  protected refund(refund: Refund) {
    return {
      ...this.pick(refund, ['id', 'way', 'state']),
      amount: eurosToWire(refund.amountCents),
      booked: wireDayOf(refund.bookedOn),
      created: refund.createdAt.toISOString(),
    }
  }
}

type Payment = Pick<OrderMoney['payments'][number], 'source' | 'amountCents' | 'on' | 'reference'>

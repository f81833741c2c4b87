import { BaseTransformer } from '@adonisjs/core/transformers'
import { payableCents } from '#billing/domain/invoice/content'
import type { OrderMoney } from '#billing/queries/invoice/order_money'

/** For staff whole, for its customer without who did what. */
export default class OrderMoneyTransformer extends BaseTransformer<OrderMoney> {
  toObject() {
    const money = this.resource
    return {
      ...this.pick(money, ['grossCents', 'paidCents', 'refundedCents', 'refundableCents']),
      ...this.pick(money, ['payments', 'hasInvoice', 'invoiceRefusal']),
      refunds: money.refunds.map((refund) => ({
        ...this.pick(refund, ['id', 'way', 'amountCents', 'state', 'reason', 'bookedOn']),
        askedBy: refund.askedBy,
        createdAt: refund.createdAt.toISOString(),
      })),
      invoices: this.papers(),
    }
  }

  forCustomer() {
    const { grossCents, paidCents, refundedCents, refunds } = this.resource
    return {
      ...{ grossCents, paidCents, refundedCents },
      refunds: refunds
        .filter(({ state }) => state !== 'Refused')
        .map((refund) => this.pick(refund, ['id', 'way', 'amountCents', 'state', 'bookedOn'])),
      invoices: this.papers(),
    }
  }

  protected papers() {
    return this.resource.invoices.map((invoice) => ({
      ...this.pick(invoice, ['kind', 'label', 'issuedOn']),
      amountCents: payableCents(invoice),
      corrects: invoice.content.corrects?.label ?? null,
      recipient: invoice.content.buyer.email,
    }))
  }
}

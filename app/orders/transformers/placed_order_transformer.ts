import shop from '#config/shop'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { isNetPrice } from '#catalogue'
import { paymentDetails } from '#orders/domain/payment_details'
import type { OrderDetail } from '#orders/queries/get_order'

export default class PlacedOrderTransformer extends BaseTransformer<OrderDetail> {
  toObject() {
    const order = this.resource
    return {
      ...this.pick(order, ['number', 'email', 'state', 'paymentMethod', 'netCents', 'grossCents']),
      country: order.deliveryAddress.country ?? null,
      vatId: order.tin,
      contents: this.contents(),
      payment: this.isToBePaid()
        ? paymentDetails(order.number, order.grossCents, shop.bankAccount)
        : null,
    }
  }

  protected isToBePaid() {
    const { paymentMethod, state, grossCents } = this.resource
    return paymentMethod === 'BankTransfer' && state === 'Registered' && grossCents > 0
  }

  /** The lines of the quote with the order's own amounts; null for an order that staff wrote without one. */
  protected contents() {
    const { quote, vatReason, ...order } = this.resource
    if (!quote.lines || vatReason === 'staff') return null
    return {
      items: quote.lines.map((line) => ({ ref: line.lineId, line })),
      totals: {
        ...{ subtotalCents: order.subtotalCents, discountCents: order.discountCents },
        fee: { ...quote.fee, cents: order.feeCents },
        netCents: order.netCents,
        vat: {
          ...{ ...quote.vat, percent: order.vatPercent, cents: order.vatCents },
          ...{ reason: vatReason, isNet: isNetPrice(vatReason) },
        },
        grossCents: order.grossCents,
        ...{ files: quote.files, bytes: quote.bytes },
      },
      isPlaced: true,
    }
  }
}

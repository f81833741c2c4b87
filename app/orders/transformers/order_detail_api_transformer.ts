import { BaseTransformer } from '@adonisjs/core/transformers'
import { eurosToWire } from '#shared/http/wire'
import { safeRemark } from '#orders/domain/safe_remark'
import type { OrderDetail } from '#orders/queries/get_order'
import OrderApiTransformer from '#orders/transformers/order_api_transformer'

/** A whole order of the HTTP API: `totalPrice` is net, amounts are euros. */
export default class OrderDetailApiTransformer extends BaseTransformer<OrderDetail> {
  toObject() {
    const order = this.resource
    const { items, ...basic } = new OrderApiTransformer(order).toObject()
    return {
      ...basic,
      items: items.map((item, at) => ({ ...item, ...this.priceOf(at) })),
      paymentMethod: order.paymentMethod,
      paymentId: order.paymentId,
      subtotal: eurosToWire(order.subtotalCents),
      adminFee: eurosToWire(order.feeCents),
      discount: eurosToWire(order.discountCents),
      totalPrice: eurosToWire(order.netCents),
      vat: order.vatPercent,
      vatAmount: eurosToWire(order.vatCents),
      vatReason: order.vatReason,
      vatExemption: order.vatExemption,
      grossPrice: eurosToWire(order.grossCents),
      delivery: 'Download',
      termsAccepted: order.consents.some(({ document }) => document === 'terms'),
      ...this.pick(order, ['billingAddress', 'deliveryAddress', 'company', 'tin']),
      ...this.pick(order, ['costCentre', 'invoiceRecipient']),
      ...this.pick(order, ['ownReference', 'remark', 'lastDownloadDay']),
    }
  }

  protected priceOf(at: number) {
    const line = this.resource.quote.lines?.[at]
    const remark = line?.product.remark
    return {
      price: line ? eurosToWire(line.priceCents) : null,
      numberOfModules: line?.pricing.kind === 'module' ? line.pricing.modules : null,
      isins: line?.isins ?? [],
      productRemark: remark ? safeRemark(remark[this.resource.locale]) : null,
      filterableProductParameters: line?.parts ?? null,
    }
  }
}

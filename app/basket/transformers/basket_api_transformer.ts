import { BaseTransformer } from '@adonisjs/core/transformers'
import { dayToWire } from '#shared/domain/wire_day'
import { safeHtml } from '#shared/domain/safe_html'
import { eurosToWire } from '#shared/http/wire_money'
import type { BasketItem } from '#basket/domain/basket_item'
import { refuseReview } from '#basket/domain/readiness'
import { reviewFactsOf } from '#basket/domain/review_facts'
import type { Locale } from '#shared/i18n'
import type { Basket } from '#basket/queries/get_basket'

/** A basket in the words of the HTTP API: euros, days as YYYYMMDD, and what keeps it from checkout. */
export default class BasketApiTransformer extends BaseTransformer<Basket> {
  constructor(
    basket: Basket,
    protected locale: Locale
  ) {
    super(basket)
  }

  toObject() {
    const { items, quote, buyer, lockedUntil } = this.resource
    return {
      userId: buyer.userId,
      state: lockedUntil ? 'Locked' : 'New',
      lockedUntil: lockedUntil?.toISOString() ?? null,
      items: items.map((item) => this.item(item)),
      subtotal: eurosToWire(quote.subtotalCents),
      adminFee: eurosToWire(quote.fee.cents),
      discount: eurosToWire(quote.discountCents),
      totalPrice: eurosToWire(quote.netCents),
      vat: quote.vat.percent,
      vatAmount: eurosToWire(quote.vat.cents),
      vatReason: quote.vat.reason,
      grossPrice: eurosToWire(quote.grossCents),
      delivery: 'Download',
      blocked: refuseReview(reviewFactsOf(this.resource, lockedUntil))?.code ?? null,
    }
  }

  protected item(item: BasketItem) {
    const { id, clientItemId, productCode, from, to } = item
    const line = this.resource.quote.lines.find(({ lineId }) => lineId === String(id))
    return {
      id,
      clientItemId,
      product: productCode,
      productName: line?.product.name ?? null,
      from: dayToWire(from),
      to: dayToWire(to),
      price: line ? eurosToWire(line.priceCents) : null,
      numberOfFiles: line?.files ?? 0,
      numberOfModules: line?.pricing.kind === 'module' ? line.pricing.modules : null,
      includeDegraded: item.includeDegraded ?? false,
      isins: line?.isins ?? [],
      productRemark: line?.product.remark ? safeHtml(line.product.remark[this.locale]) : null,
      filterableProductParameters: line?.parts ?? null,
      errors: line?.errors ?? [{ code: 'catalogue.errors.product_unknown' }],
    }
  }
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import { overlapDaysOf, type Quote } from '#catalogue'
import { dayToWire, eurosToWire } from '#shared/http/wire'
import { safeHtml } from '#shared/domain/safe_html'
import type { BasketItem, WantedItem } from '#basket/domain/basket_item'
import { formerOf, isChanged } from '#basket/domain/changed_items'
import { refuseReview } from '#basket/domain/readiness'
import { reviewFactsOf } from '#basket/domain/review_facts'
import type { Locale } from '#shared/i18n'
import type { Basket } from '#basket/queries/get_basket'

type AnyItem = WantedItem & Partial<Pick<BasketItem, 'id' | 'seenPriceCents' | 'seenDays'>>

/** A user's basket, or that of a visitor, who has none of his own yet. */
type Content = Pick<Basket, 'quote'> & {
  items: readonly AnyItem[]
  buyer: Basket['buyer'] | null
  /** What those items cost that can be ordered, where others cannot. */
  sellable?: Quote | null
  lockedUntil?: Date | null
  updatedAt?: Date | null
}

/** A basket in the words of the HTTP API: euros, days as YYYYMMDD, and what keeps it from checkout. */
export default class BasketApiTransformer extends BaseTransformer<Content> {
  constructor(
    basket: Content,
    protected locale: Locale,
    protected isCardAccepted: boolean
  ) {
    super(basket)
  }

  toObject() {
    const { items, quote, buyer, lockedUntil = null, updatedAt = null } = this.resource
    const overlaps = overlapDaysOf(quote.lines)
    return {
      userId: buyer?.userId ?? null,
      type: buyer?.kind === 'staff' ? 'INTERNAL' : 'B2B',
      state: lockedUntil ? 'Locked' : 'New',
      lockedUntil: lockedUntil?.toISOString() ?? null,
      updated: updatedAt?.toISOString() ?? null,
      /** Both are said with the checkout; only a card keeps a basket locked meanwhile. */
      paymentMethod: lockedUntil ? 'Card' : null,
      remark: null,
      ...this.addressee(),
      additionalInfo: { accepted: this.isCardAccepted },
      items: items.map((item) => this.item(item, overlaps)),
      ...this.amounts(),
      delivery: 'Download',
      blocked:
        refuseReview(reviewFactsOf(this.resource, lockedUntil))?.code ??
        (isChanged(this.resource) ? 'basket.errors.changed' : null),
    }
  }

  protected addressee() {
    const { buyer } = this.resource
    return {
      email: buyer?.email ?? null,
      company: buyer?.company ?? null,
      tin: buyer?.vatId ?? null,
      billingAddress: buyer?.billing ?? null,
      deliveryAddress: buyer?.delivery ?? null,
    }
  }

  protected amounts() {
    const quote = this.resource.sellable ?? this.resource.quote
    return {
      subtotal: eurosToWire(quote.subtotalCents),
      adminFee: eurosToWire(quote.fee.cents),
      discount: eurosToWire(quote.discountCents),
      totalPrice: eurosToWire(quote.netCents),
      vat: quote.vat.percent,
      vatAmount: eurosToWire(quote.vat.cents),
      vatReason: quote.vat.reason,
      grossPrice: eurosToWire(quote.grossCents),
    }
  }

  protected item(item: AnyItem, overlaps: ReadonlyMap<string, number>) {
    const { id = null, clientItemId, productCode, from, to } = item
    const ref = String(id ?? clientItemId)
    const lines = [...(this.resource.sellable?.lines ?? []), ...this.resource.quote.lines]
    const line = lines.find(({ lineId }) => lineId === ref)
    const { formerPriceCents, formerDays } = formerOf(item, line ?? null)
    return {
      ...{ id, clientItemId, type: 'otp' },
      product: productCode,
      productName: line?.product.name ?? null,
      from: dayToWire(from),
      to: dayToWire(to),
      price: line ? eurosToWire(line.priceCents) : null,
      formerPrice: formerPriceCents === null ? null : eurosToWire(formerPriceCents),
      formerDays,
      numberOfFiles: line?.files ?? 0,
      numberOfModules: line?.pricing.kind === 'module' ? line.pricing.modules : null,
      includeDegraded: item.includeDegraded ?? false,
      overlapDays: overlaps.get(ref) ?? 0,
      isins: line?.isins ?? [],
      productRemark: line?.product.remark ? safeHtml(line.product.remark[this.locale]) : null,
      filterableProductParameters: line?.parts ?? null,
      errors: line?.errors ?? [{ code: 'catalogue.errors.product_unknown' }],
    }
  }
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import { overlapDaysOf, quoteAmounts, type Quote } from '#catalogue'
import { fieldsOf, is } from '#shared/http/api_description'
import { isChanged } from '#basket/domain/changed_items'
import { refuseReview } from '#basket/domain/readiness'
import { reviewFactsOf } from '#basket/domain/review_facts'
import { itemFields, type AnyItem } from '#basket/transformers/basket_item_api_fields'
import type { Locale } from '#shared/i18n'
import type { Basket } from '#basket/queries/get_basket'

const { about, flag, integer, listOf, moment, nullable, object, oneOf, text } = is

/** A user's basket, or that of a visitor, who has none of his own yet. */
type Content = Pick<Basket, 'quote'> & {
  items: readonly AnyItem[]
  buyer: Basket['buyer'] | null
  /** What those items cost that can be ordered, where others cannot. */
  sellable?: Quote | null
  lockedUntil?: Date | null
  updatedAt?: Date | null
}

const head = fieldsOf<Content>()({
  userId: [
    about(nullable(integer), 'Null in the basket of a visitor.'),
    ({ buyer }) => buyer?.userId ?? null,
  ],
  type: [
    about(oneOf(['INTERNAL', 'B2B']), 'What its order will be.'),
    ({ buyer }) => (buyer?.kind === 'staff' ? 'INTERNAL' : 'B2B'),
  ],
  state: [oneOf(['New', 'Locked']), ({ lockedUntil }) => (lockedUntil ? 'Locked' : 'New')],
  lockedUntil: [nullable(moment), ({ lockedUntil }) => lockedUntil?.toISOString() ?? null],
  updated: [
    about(nullable(moment), 'Null while nothing was ever put into it.'),
    ({ updatedAt }) => updatedAt?.toISOString() ?? null,
  ],
  paymentMethod: [
    about(
      nullable(oneOf(['Card'])),
      'Said with the checkout; a card while a payment locks the basket.'
    ),
    ({ lockedUntil }) => (lockedUntil ? 'Card' : null),
  ],
  remark: [about(nullable(text), 'Said with the checkout: null until then.'), () => null],
  email: [
    about(nullable(text), 'Null in the basket of a visitor, like all that is known of a buyer.'),
    ({ buyer }) => buyer?.email ?? null,
  ],
  company: [nullable(text), ({ buyer }) => buyer?.company ?? null],
  tin: [about(nullable(text), 'VAT ID.'), ({ buyer }) => buyer?.vatId ?? null],
  billingAddress: [nullable(is.address), ({ buyer }) => buyer?.billing ?? null],
  deliveryAddress: [nullable(is.address), ({ buyer }) => buyer?.delivery ?? null],
})

const foot = fieldsOf<Content>()({
  delivery: [oneOf(['Download']), () => 'Download'],
  blocked: [
    about(nullable(text), 'Code of what keeps the basket from being ordered.'),
    (content) =>
      refuseReview(reviewFactsOf(content, content.lockedUntil ?? null))?.code ??
      (isChanged(content) ? 'basket.errors.changed' : null),
  ],
})

export const basketSchema = is.named(
  'Basket',
  object({
    ...head.schemas,
    additionalInfo: object({
      accepted: about(flag, 'Whether a card would be accepted for it as it is now.'),
    }),
    items: listOf(itemFields.schema),
    ...quoteAmounts.schemas,
    ...foot.schemas,
  })
)

/** Amounts are euros, days YYYYMMDD. */
export default class BasketApiTransformer extends BaseTransformer<Content> {
  constructor(
    basket: Content,
    protected locale: Locale,
    protected isCardAccepted: boolean
  ) {
    super(basket)
  }

  toObject() {
    const { items, quote, sellable } = this.resource
    const overlaps = overlapDaysOf(quote.lines)
    return {
      ...head.of(this.resource),
      additionalInfo: { accepted: this.isCardAccepted },
      items: items.map((item) => this.item(item, overlaps)),
      ...quoteAmounts.of(sellable ?? quote),
      ...foot.of(this.resource),
    }
  }

  protected item(item: AnyItem, overlaps: ReadonlyMap<string, number>) {
    const ref = String(item.id ?? item.clientItemId)
    const lines = [...(this.resource.sellable?.lines ?? []), ...this.resource.quote.lines]
    const line = lines.find(({ lineId }) => lineId === ref) ?? null
    return itemFields.of({ item, line, overlapDays: overlaps.get(ref) ?? 0, locale: this.locale })
  }
}

import type { Quote } from '#catalogue'
import { fieldsOf, is } from '#shared/http/api_description'
import { safeHtml } from '#shared/domain/safe_html'
import { dayToWire, eurosToWire } from '#shared/http/wire'
import type { BasketItem, WantedItem } from '#basket/domain/basket_item'
import { formerOf } from '#basket/domain/changed_items'
import type { Locale } from '#shared/i18n'

const { about, euros, flag, integer, listOf, nullable, object, text, wireDay } = is

/** An item of a user's basket, or of a visitor's, which has no id. */
export type AnyItem = WantedItem & Partial<Pick<BasketItem, 'id' | 'seenPriceCents' | 'seenDays'>>

/** An item with what it was quoted as, and how many of its days are charged before it. */
type QuotedItem = {
  item: AnyItem
  line: Quote['lines'][number] | null
  overlapDays: number
  locale: Locale
}

const part = object({ id: integer, code: text, name: about(text, 'The code where it has none.') })

const chosenParts = object({ levelOne: listOf(part), levelTwo: listOf(part) })

const formerPriceOf = ({ item, line }: QuotedItem) => formerOf(item, line).formerPriceCents

export const itemFields = fieldsOf<QuotedItem>()({
  id: [about(nullable(integer), 'Null in the basket of a visitor.'), ({ item }) => item.id ?? null],
  clientItemId: [text, ({ item }) => item.clientItemId],
  type: [about(is.oneOf(['otp']), 'Bought once; subscriptions are requested.'), () => 'otp'],
  product: [about(text, 'Code of the product.'), ({ item }) => item.productCode],
  productName: [nullable(text), ({ line }) => line?.product.name ?? null],
  from: [wireDay, ({ item }) => dayToWire(item.from)],
  to: [wireDay, ({ item }) => dayToWire(item.to)],
  price: [nullable(euros), ({ line }) => (line ? eurosToWire(line.priceCents) : null)],
  formerPrice: [
    about(nullable(euros), 'The price agreed to, where it has changed since.'),
    (quoted) => {
      const cents = formerPriceOf(quoted)
      return cents === null ? null : eurosToWire(cents)
    },
  ],
  formerDays: [
    about(nullable(integer), 'The days with files agreed to, where they have changed.'),
    ({ item, line }) => formerOf(item, line).formerDays,
  ],
  numberOfFiles: [integer, ({ line }) => line?.files ?? 0],
  numberOfModules: [
    nullable(integer),
    ({ line }) => (line?.pricing.kind === 'module' ? line.pricing.modules : null),
  ],
  includeDegraded: [
    about(flag, 'Whether degraded days are charged and delivered.'),
    ({ item }) => item.includeDegraded ?? false,
  ],
  overlapDays: about(
    integer,
    'Charged days that an item before it in the basket holds as well: of the same product, and the parts or ISINs of one are among those of the other. A hint; it hinders no order.'
  ),
  isins: [
    about(
      listOf(object({ isin: text, name: nullable(text), isAvailable: flag })),
      'Of a product that is sold by ISIN; unavailable ones are neither charged nor delivered.'
    ),
    ({ line }) => line?.isins ?? [],
  ],
  productRemark: [
    about(nullable(text), 'HTML.'),
    ({ line, locale }) => (line?.product.remark ? safeHtml(line.product.remark[locale]) : null),
  ],
  filterableProductParameters: [
    about(nullable(chosenParts), 'Only of filterable products.'),
    ({ line }) => line?.parts ?? null,
  ],
  errors: [
    listOf(object({ 'code': text, 'params?': is.mapOf(is.anything) })),
    ({ line }) => line?.errors ?? [{ code: 'catalogue.errors.product_unknown' }],
  ],
})

import type { Hit } from '#shared/finding'
import { translate, type Locale } from '#shared/i18n'
import { priceFacts } from '#catalogue/finds/price_facts'
import { priceOfSpan } from '#catalogue/queries/price_of_span'
import type { ProductRow } from '#catalogue/queries/product_rows'

export const addressOf = ({ code, trialWeeks, kind }: ProductRow) =>
  `/${kind === 'analytics' && trialWeeks !== null ? 'a7product' : 'product'}/details/${code}`

/** What the last years of a product cost, with every step to it; null where that has no price. */
export async function pricedHit(
  product: ProductRow,
  span: { years: number },
  locale: Locale
): Promise<Hit | null> {
  const price = await priceOfSpan(product, span)
  if (!price) return null
  const { from, to, quote } = price
  const days = { from: from.format(), to: to.format() }
  return {
    id: `span:${product.code}`,
    path: `${addressOf(product)}?from=${from.iso}&to=${to.iso}`,
    label: product.name,
    detail: translate(locale, 'catalogue.places.find.span', days),
    cents: quote.netCents,
    facts: priceFacts(quote, locale),
  }
}

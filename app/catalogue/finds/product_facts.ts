import { formatEuro } from '#shared/domain/money'
import { writtenDay } from '#shared/domain/written_day'
import { told, type Fact } from '#shared/finding'
import { translate, type Locale } from '#shared/i18n'
import { fromPrice } from '#catalogue/domain/from_price'
import type { ProductRow } from '#catalogue/queries/product_rows'
import type { ReferenceData } from '#catalogue/queries/reference_data'

/** What a buyer asks first: from whom, since when, for how much. */
export function productFacts(
  product: ProductRow,
  reference: ReferenceData,
  locale: Locale
): Fact[] {
  const { venueIds, code } = product
  const venues = venueIds.flatMap((id) => reference.venues.get(id)?.name ?? [])
  return told(locale, {
    'shared.fields.venues': venues.join(', '),
    'catalogue.product.detail.coverage': coverageOf(product, locale),
    'catalogue.products.list.price': priceOf(product, reference, locale),
    'shared.fields.product': code,
  })
}

function coverageOf({ firstDay, lastDay }: ProductRow, locale: Locale): string | null {
  if (!firstDay || !lastDay) return null
  return translate(locale, 'shared.fields.from_to', {
    ...{ from: writtenDay(firstDay), to: writtenDay(lastDay) },
  })
}

function priceOf(product: ProductRow, { priceLevels }: ReferenceData, locale: Locale): string {
  const price = fromPrice(product, priceLevels)
  const say = (key: string, params?: object) =>
    translate(locale, `catalogue.products.price.${key}`, { ...params })
  if (price.kind === 'request') return say('request')
  const least = say('minimum', { count: product.minimalDays })
  return `${formatEuro(price.cents, locale)}${say(price.kind)}, ${least}`
}

import { CalendarDay } from '#shared/domain/calendar_day'
import type { Pricing, QuotedProduct } from '#catalogue/domain/quote/types'
import type { PriceLevels } from '#catalogue/queries/price_levels'
import type { ProductRow } from '#catalogue/queries/product_rows'

/** A product as a quote judges and prices it. */
export function quotedProduct(product: ProductRow, priceLevels: PriceLevels): QuotedProduct {
  const { id, code, name, minimalDays, creditCard, excludedCountries, isinField } = product
  return {
    ...{ id, code, name, minimalDays, creditCard, excludedCountries, isinField },
    remark: remarkOf(product),
    pricing: pricingOf(product, priceLevels),
    filterChoices: product.filterChoices,
    orderable: product.visible && product.buyingOptions.includes('otp'),
    firstDay: product.firstDay ? CalendarDay.parse(product.firstDay) : null,
    lastDay: product.lastDay ? CalendarDay.parse(product.lastDay) : null,
  }
}

/** Where only one language has a remark, the other shows that. */
function remarkOf({ remarkEn, remarkDe }: ProductRow) {
  const [en, de] = [remarkEn ?? remarkDe, remarkDe ?? remarkEn]
  return en && de ? { en, de } : null
}

/** How the product is priced, with the module price levels that its price group shares. */
export function pricingOf(product: ProductRow, priceLevels: PriceLevels): Pricing {
  if (product.pricing === 'day') {
    return { kind: 'day', dailyPriceCents: product.dailyPriceCents ?? 0 }
  }
  if (product.pricing === 'request') return { kind: 'request' }
  const group = product.priceGroup ?? ''
  const groupName = product.priceGroupName ?? group
  return { kind: 'module', group, groupName, levels: priceLevels.get(group) ?? [] }
}

import { CalendarDay } from '#shared/domain/calendar_day'
import type { Cents } from '#shared/domain/money'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { inLocale, type CatalogueView } from '#catalogue/transformers/view'

/** Euro with two decimals, as the HTTP API writes amounts. */
export const euro = (cents: Cents): number => cents / 100

/** YYYYMMDD, as the HTTP API writes days. */
const wireDay = (day: string | null) => (day ? CalendarDay.parse(day)!.number : null)

/** A product of the shop's catalogue under the names of the HTTP API. */
export function apiProduct(product: ProductRow, view: CatalogueView) {
  return {
    ...commonOf(product, view),
    isFilterableProduct: product.kind === 'filterable',
    order: {
      buyingOptions: product.buyingOptions,
      dailyPrice: product.pricing === 'day' ? euro(product.dailyPriceCents ?? 0) : null,
      minimalDays: product.minimalDays,
      firstAvailableDate: wireDay(product.firstDay),
      lastAvailableDate: wireDay(product.lastDay),
      subscriptionTypeId: product.subscriptionTypeId,
      creditCard: product.creditCard,
    },
    excludedCountries: product.excludedCountries,
    useCaseCategoryId: product.useCaseCategoryId,
  }
}

/** An analytics product: its cheapest package gives the price; a trial costs nothing. */
export function apiAnalyticsProduct(product: ProductRow, view: CatalogueView) {
  const prices = product.packages.map(({ priceCents }) => priceCents)
  return {
    ...commonOf(product, view),
    price: prices.length > 0 ? euro(Math.min(...prices)) : null,
    trial: product.trialWeeks !== null,
    trialPeriodInWeeks: product.trialWeeks,
    remark: inLocale(view, product, 'remark'),
    subProducts: product.packages.map((item) => ({
      productId: item.code,
      productName: inLocale(view, item, 'name'),
      price: euro(item.priceCents),
    })),
  }
}

function commonOf(product: ProductRow, view: CatalogueView) {
  const { venues } = view.reference
  return {
    id: product.code,
    name: product.name,
    description: inLocale(view, product, 'description'),
    category: product.categoryId,
    subcategory: product.subcategoryId,
    venue: product.venueIds.map((id) => ({ id, name: venues.get(id)?.name ?? id })),
    upsellingProducts: product.upsellCodes,
    visible: product.visible,
  }
}

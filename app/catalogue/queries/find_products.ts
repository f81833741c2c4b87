import type { SqlClient } from '#shared/database'
import type { BuyingOption } from '#catalogue/domain/product_filter'
import type { Pricing } from '#catalogue/domain/quote/types'
import { loadProductRows, type ProductKind, type ProductRow } from '#catalogue/queries/product_rows'
import { pricingOf } from '#catalogue/queries/quoted_product'
import { referenceData, type ReferenceData } from '#catalogue/queries/reference_data'

export type ProductSummary = {
  id: number
  code: string
  name: string
  kind: ProductKind
  category: { id: string; nameEn: string; nameDe: string }
  venues: { id: string; name: string }[]
  pricing: Pricing
  minimalDays: number
  creditCard: boolean
  excludedCountries: string[]
  buyingOptions: BuyingOption[]
  subscriptionTypeId: number | null
  visible: boolean
  firstDay: string | null
  lastDay: string | null
}

export async function findProducts(
  ids: number[],
  client: SqlClient = null
): Promise<ProductSummary[]> {
  if (ids.length === 0) return []
  const reference = await referenceData(client)
  const products = await loadProductRows(client, { ids })
  return products.map((product) => summaryOf(product, reference))
}

export async function findProductByCode(code: string): Promise<ProductSummary | null> {
  const [reference, [product]] = await Promise.all([
    referenceData(),
    loadProductRows(null, { codes: [code] }),
  ])
  return product ? summaryOf(product, reference) : null
}

function summaryOf(product: ProductRow, reference: ReferenceData): ProductSummary {
  const { categories, venues, priceLevels } = reference
  const { id, nameEn, nameDe } = categories.get(product.categoryId)!
  return {
    id: product.id,
    code: product.code,
    name: product.name,
    kind: product.kind,
    category: { id, nameEn, nameDe },
    venues: product.venueIds.map((venue) => ({
      id: venue,
      name: venues.get(venue)?.name ?? venue,
    })),
    pricing: pricingOf(product, priceLevels),
    minimalDays: product.minimalDays,
    creditCard: product.creditCard,
    excludedCountries: product.excludedCountries,
    buyingOptions: product.buyingOptions,
    subscriptionTypeId: product.subscriptionTypeId,
    visible: product.visible,
    firstDay: product.firstDay,
    lastDay: product.lastDay,
  }
}

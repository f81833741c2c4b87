import { isSampled, SAMPLE_WEEKS, SAMPLE_YEAR } from '#catalogue/domain/trial_request'
import type { TrialOffer } from '#catalogue/domain/trial_request'
import { loadProductRows, type ProductRow } from '#catalogue/queries/product_rows'
import { quoteFor } from '#catalogue/queries/quote_for'

export type OfferedProduct = { product: ProductRow; offer: TrialOffer }

/** An analytics product that can be tried, with its packages; null for any other. */
export async function findAnalyticsTrial(code: string): Promise<OfferedProduct | null> {
  const [product] = await loadProductRows(null, { codes: [code] })
  if (!product?.visible || product.kind !== 'analytics' || product.trialWeeks === null) return null
  const { packages, trialWeeks } = product
  return offered('trial', product, trialWeeks, packages)
}

/** A product whose sample year can be ordered, with the price of keeping it; null for any other. */
export async function findSampleOffer(code: string): Promise<OfferedProduct | null> {
  const [product] = await loadProductRows(null, { codes: [code] })
  if (!product || !isSampled(product)) return null
  const { name } = product
  const year = { nameEn: name, nameDe: name, priceCents: await priceOfYear(code) }
  return offered('sample_data', product, SAMPLE_WEEKS, [{ code, ...year }])
}

async function priceOfYear(code: string) {
  const { from, to } = SAMPLE_YEAR
  const quote = await quoteFor({ selections: [{ lineId: code, productCode: code, from, to }] })
  return quote.lines[0]!.priceCents
}

function offered(
  kind: TrialOffer['kind'],
  product: ProductRow,
  weeks: number,
  packages: TrialOffer['packages']
): OfferedProduct {
  const { code, name } = product
  return { product, offer: { kind, productCode: code, productName: name, weeks, packages } }
}

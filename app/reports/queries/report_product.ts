import { findProductByCode } from '#catalogue'
import config from '#config/reports'

export type ReportProduct = {
  id: number
  code: string
  name: string
  /** What one security costs today, before VAT; null where nobody has set a price. */
  priceCents: number | null
}

/** What reports are made of and what they cost; null in a shop without such a product. */
export async function reportProduct(): Promise<ReportProduct | null> {
  const product = await findProductByCode(config.product)
  if (!product) return null
  const { id, code, name, pricing } = product
  return { id, code, name, priceCents: pricing.kind === 'day' ? pricing.dailyPriceCents : null }
}

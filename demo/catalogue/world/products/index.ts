import { ANALYTICS_PRODUCTS } from '#demo/catalogue/world/products/analytics_data'
import { INDEX_PRODUCTS } from '#demo/catalogue/world/products/index_data'
import type { ProductPlan } from '#demo/catalogue/world/products/plan'
import { REFERENCE_AND_FX_PRODUCTS } from '#demo/catalogue/world/products/reference_and_fx'
import { STREAM_PRODUCTS } from '#demo/catalogue/world/products/streams'
import { TICK_PRODUCTS } from '#demo/catalogue/world/products/tick'

export const PRODUCTS: ProductPlan[] = [
  ...TICK_PRODUCTS,
  ...INDEX_PRODUCTS,
  ...STREAM_PRODUCTS,
  ...ANALYTICS_PRODUCTS,
  ...REFERENCE_AND_FX_PRODUCTS,
]

export const findPlan = (code: string) => PRODUCTS.find((plan) => plan.code === code)

/** `<first venue>_<code in capitals>_<day>` with the ending of the format. */
export function filePatternOf({ code, venues, family, filesPerDay }: ProductPlan): string {
  const ending =
    family?.format === 'pcap' ? 'pcap' : family?.format === 'parquet' ? 'parquet' : 'csv.gz'
  const part = (filesPerDay ?? 1) > 1 ? '_{part}' : ''
  return `${venues[0]}_${code.toUpperCase()}_{YYYYMMDD}${part}.${ending}`
}

import type { DayMask, MonthCoverage } from '#catalogue/domain/day_mask'

const DAYS_OF_MONTH = 31

/** From which share of the products on file a day counts as degraded for the catalogue. */
const DEGRADED_SHARE = 0.1

/** Missing where all products that trade miss it; degraded where a tenth of them is, at least. */
export function mergeCoverage(products: Omit<MonthCoverage, 'month' | 'extra'>[]) {
  const merged = { available: 0, degraded: 0, missing: 0 }
  for (let bit = 0; bit < DAYS_OF_MONTH; bit++) {
    const condition = conditionOf(products, 1 << bit)
    if (condition) merged[condition] |= 1 << bit
  }
  return merged
}

function conditionOf(
  products: Omit<MonthCoverage, 'month' | 'extra'>[],
  day: DayMask
): 'available' | 'degraded' | 'missing' | null {
  let [delivered, degraded, missing] = [0, 0, 0]
  for (const product of products) {
    if (product.degraded & day) degraded++
    if ((product.available | product.degraded) & day) delivered++
    if (product.missing & day) missing++
  }
  if (delivered === 0) return missing > 0 ? 'missing' : null
  return degraded / delivered >= DEGRADED_SHARE ? 'degraded' : 'available'
}

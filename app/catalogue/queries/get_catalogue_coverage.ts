import app from '@adonisjs/core/services/app'
import { rows } from '#shared/database'
import type { DayMask, Month } from '#catalogue/domain/day_mask'

/** A month of the whole catalogue; `share` from 0 to 1 is the part of the products with files. */
export type CatalogueMonth = {
  month: Month
  available: DayMask
  degraded: DayMask
  missing: DayMask
  holidays: DayMask
  share: number
}

const LIFETIME_MS = app.inTest ? 0 : 60_000

let cached: { until: number; months: Promise<CatalogueMonth[]> } | null = null

/** What all visible products together hold, a row a month, at most a minute old. */
export function getCatalogueCoverage(): Promise<CatalogueMonth[]> {
  if (!cached || cached.until < performance.now()) {
    cached = { until: performance.now() + LIFETIME_MS, months: load() }
    cached.months.catch(() => (cached = null))
  }
  return cached.months
}

/** A day counts as missing only where no product has it; degraded where one product says so. */
const load = () =>
  rows<CatalogueMonth>(
    null,
    `with counted as (select count(*)::float as products from products where visible)
     select month, bit_or(available) as available, bit_or(degraded) as degraded,
            bit_or(missing) & ~bit_or(available | degraded) as missing, 0 as holidays,
            round((count(*) / max(counted.products))::numeric, 3)::float as share
       from coverage_months
       join products on products.id = coverage_months.product_id and products.visible
      cross join counted
      group by month order by month`,
    []
  )

import app from '@adonisjs/core/services/app'
import { rows } from '#shared/database'
import type { Month, MonthCoverage } from '#catalogue/domain/day_mask'
import { mergeCoverage } from '#catalogue/domain/merge_coverage'

type ProductMonth = Omit<MonthCoverage, 'extra'>

export type CatalogueMonth = ProductMonth & { holidays: number; share: number }

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

async function load(): Promise<CatalogueMonth[]> {
  const found = await rows<ProductMonth>(
    null,
    `select month, available, degraded, missing
       from coverage_months
       join products on products.id = coverage_months.product_id and products.visible
      order by month`
  )
  const byMonth = [...Map.groupBy(found, ({ month }) => month)]
  const most = Math.max(...byMonth.map(([, products]) => products.length))
  return byMonth.map(([month, products]) => toMonth(month, products, most))
}

function toMonth(month: Month, products: ProductMonth[], most: number): CatalogueMonth {
  const share = Math.round((products.length / most) * 1000) / 1000
  return { month, ...mergeCoverage(products), holidays: 0, share }
}

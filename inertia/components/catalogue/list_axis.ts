import type { Data } from '@generated/data'

export interface Axis {
  from: string
  to: string
}

/** The stretch of time that all rows of a list are drawn on, from the first of January. */
export function listAxis(products: readonly Data.Catalogue.Product[]): Axis | null {
  const first = products.flatMap(({ firstDay }) => firstDay ?? []).sort()[0]
  const last = products
    .flatMap(({ lastDay }) => lastDay ?? [])
    .sort()
    .at(-1)
  return first && last ? { from: `${first.slice(0, 4)}-01-01`, to: last } : null
}

/** Columns of the overview: the product, its history, its price. Rows and head share them. */
export const LIST_COLUMNS = 'lg:grid-cols-product-row xl:grid-cols-product-row-wide'

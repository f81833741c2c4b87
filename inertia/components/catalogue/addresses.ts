/** What the overview is narrowed to; null and false where nothing is chosen. */
export type ProductFilter = {
  category: string | null
  subcategory: string | null
  venue: string | null
  search: string | null
  offer: string | null
  samples: boolean
  sort: string | null
}

export const NO_FILTER: ProductFilter = {
  category: null,
  subcategory: null,
  venue: null,
  search: null,
  offer: null,
  samples: false,
  sort: null,
}

/** Address of the overview with a filter and a page; what is not chosen leaves no trace in it. */
export function productsAddress(filter: ProductFilter, page = 1): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    if (value) query.set(name, value === true ? '1' : value)
  }
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/products?${query}` : '/products'
}

/** Address of a product, with the days to quote where some are chosen. */
export function productAddress(code: string, days?: { from: string; to: string }): string {
  const path = `/product/details/${encodeURIComponent(code)}`
  return days ? `${path}?${new URLSearchParams(days)}` : path
}

/** What the overview is narrowed to; null and false where nothing is chosen. */
export type ProductFilter = {
  category: string | null
  subcategory: string | null
  venue: string | null
  search: string | null
  offer: string | null
  samples: boolean
  format: string | null
  /** At least so many years of history. */
  depth: string | null
  sort: string | null
}

export const NO_FILTER: ProductFilter = {
  category: null,
  subcategory: null,
  venue: null,
  search: null,
  offer: null,
  samples: false,
  format: null,
  depth: null,
  sort: null,
}

/** The overview as a list of products, or as the categories that they belong to. */
export type ProductView = 'list' | 'categories'

/** Address of the overview with a filter and a page; what is not chosen leaves no trace in it. */
export function productsAddress(filter: ProductFilter, page = 1): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    if (value) query.set(name, value === true ? '1' : value)
  }
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/products?${query}` : '/products'
}

/** Whether an overview is one of the many that several choices make together, or a search: nothing new for a search engine, and without end. */
export const isCombined = ({ category, subcategory, ...rest }: ProductFilter): boolean =>
  Boolean(rest.search || rest.sort) ||
  [category ?? subcategory, ...Object.values(rest)].filter(Boolean).length > 1

export const CATEGORIES_ADDRESS = '/products?view=categories'

/** Which of the two views an address asks for. */
export const viewOf = (address: string): ProductView =>
  new URLSearchParams(address.split('?')[1]).get('view') === 'categories' ? 'categories' : 'list'

/** Codes of the parts of a product that are wanted, and securities where it is sold by ISIN. */
export type Filters = { levelOne: string[]; levelTwo: string[]; isins?: string[] }

/** Days of a product that a quote is about, and its parts where not all are wanted. */
export type Selection = { from: string; to: string; degraded?: boolean; filters?: Filters }

/**
 * Address of a product, with the days to quote where some are chosen. Analytics products, whose
 * codes contain A7, have their own page with the trial agreement.
 */
export function productAddress(code: string, selection?: Selection): string {
  if (code.includes('A7')) return `/a7product/details/${encodeURIComponent(code)}`
  const path = `/product/details/${encodeURIComponent(code)}`
  return selection ? `${path}?${selectionQuery(selection)}` : path
}

/** What a search named besides a product, and its page opens with: days, or securities. */
export interface AskedAlong {
  days?: { from: string; to: string }
  isins?: readonly string[]
}

/** Address of a product with what is wanted of it. */
export function productOfSearch(code: string, { days, isins = [] }: AskedAlong): string {
  const address = productAddress(code)
  if (days) return `${address}?from=${days.from}&to=${days.to}`
  return isins.length === 0 ? address : `${address}?isins=${isins.join(',')}`
}

/** Address of a selection's quote as a page of its own, to be passed on. */
export function quoteAddress(code: string, selection: Selection): string {
  const { from, to, degraded, filters } = selection
  const parts = filters && hasParts(filters) ? [filters.levelOne, filters.levelTwo] : []
  const item = [
    ...[code, from, to],
    ...(degraded ? ['degraded'] : []),
    ...parts.map((codes) => codes.join('*')),
    ...(filters?.isins ? [`~${filters.isins.join('*')}`] : []),
  ].join('.')
  return `/quote?${new URLSearchParams({ item })}`
}

/** A product that is sold by ISIN alone has no other parts. */
const hasParts = ({ levelOne, levelTwo, isins }: Filters) =>
  !isins || levelOne.length + levelTwo.length > 0

/** A selection as the server reads it. */
export function selectionQuery({ from, to, degraded, filters }: Selection): URLSearchParams {
  const query = new URLSearchParams({ from, to })
  if (degraded) query.set('degraded', '1')
  if (filters && hasParts(filters)) {
    query.set('levelOne', filters.levelOne.join(','))
    query.set('levelTwo', filters.levelTwo.join(','))
  }
  if (filters?.isins) query.set('isins', filters.isins.join(','))
  return query
}

/** Address of the form that orders a year of a product as sample data. */
export const sampleDataAddress = (code: string) =>
  `/sample-data/details/${encodeURIComponent(code)}`

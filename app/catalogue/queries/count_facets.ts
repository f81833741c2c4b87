import {
  DEPTHS,
  hasFiles,
  isListed,
  reachesBack,
  type FileFormat,
  type ProductFilter,
} from '#catalogue/domain/product_filter'
import type { ProductRow } from '#catalogue/queries/product_rows'
import type { ReferenceData } from '#catalogue/queries/reference_data'

export type FacetValue = { id: string; count: number }

export type ProductFacets = {
  /** All that can be listed, without a search and without filters. */
  total: number
  oneOff: number
  subscription: number
  samples: number
  categories: FacetValue[]
  subcategories: FacetValue[]
  venues: FacetValue[]
  formats: FacetValue[]
  depths: FacetValue[]
}

const FORMATS: FileFormat[] = ['csv', 'parquet', 'pcap']

/** How many products every other choice would leave, each counted without its own filter. */
export function countFacets(
  found: ProductRow[],
  filter: ProductFilter,
  { categories, venues, products }: Pick<ReferenceData, 'categories' | 'venues' | 'products'>
): ProductFacets {
  const without = (facet: keyof ProductFilter) =>
    found.filter((product) => isListed(product, filter, facet))
  const [byCategory, byOffer, byDepth] = [without('category'), without('offer'), without('depth')]
  const inCategory = tally(byCategory, ({ categoryId, subcategoryId }) =>
    subcategoryId ? [categoryId, subcategoryId] : [categoryId]
  )
  const ofVenue = tally(without('venue'), ({ venueIds }) => venueIds)
  const ofFormat = tally(without('format').filter(hasFiles), ({ format }) => [format])
  const ofOffer = tally(byOffer, ({ buyingOptions }) => buyingOptions)
  const all = [...categories.values()]
  return {
    total: products.filter((product) => isListed(product, {})).length,
    oneOff: ofOffer('otp'),
    subscription: ofOffer('subscription'),
    samples: without('samples').filter(({ hasSamples }) => hasSamples).length,
    categories: facets(idsOf(all.filter(({ parentId }) => !parentId)), inCategory),
    subcategories: facets(idsOf(all.filter(({ parentId }) => parentId)), inCategory),
    venues: facets([...venues.keys()], ofVenue),
    formats: facets(FORMATS, ofFormat),
    depths: DEPTHS.map((id) => ({
      id,
      count: byDepth.filter((product) => reachesBack(product, id)).length,
    })),
  }
}

type Tally = (id: string) => number

function tally(products: ProductRow[], idsOfProduct: (product: ProductRow) => string[]): Tally {
  const counts = new Map<string, number>()
  for (const product of products) {
    for (const id of idsOfProduct(product)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return (id) => counts.get(id) ?? 0
}

const facets = (ids: string[], count: Tally): FacetValue[] =>
  ids.map((id) => ({ id, count: count(id) }))

const idsOf = (values: { id: string }[]) => values.map(({ id }) => id)

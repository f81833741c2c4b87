import type { Data } from '@generated/data'
import type { ProductFilter } from './addresses'

type Facets = Data.Catalogue.Facets

export interface FacetValue {
  id: string
  name: string
  count: number
  isCurrent: boolean
  /** The overview behind this choice; choosing the current one again takes it off. */
  filter: ProductFilter
  nested?: FacetValue[]
}

/** Categories with their subcategories; one of them at a time. */
export function categoryValues(
  categories: Facets['categories'],
  filter: ProductFilter
): FacetValue[] {
  return categories
    .filter(hasProducts(filter.category))
    .map(({ id, name, count, subcategories }) => ({
      ...{ id, name, count },
      isCurrent: filter.category === id && !filter.subcategory,
      filter: { ...filter, category: id, subcategory: null },
      nested: (filter.category === id ? subcategories : [])
        .filter(hasProducts(filter.subcategory))
        .map((sub) => ({
          ...sub,
          isCurrent: filter.subcategory === sub.id,
          filter: { ...filter, category: id, subcategory: sub.id },
        })),
    }))
}

/** Sources that have products within the other filters. */
export function venueValues(venues: Facets['venues'], filter: ProductFilter): FacetValue[] {
  return venues.filter(hasProducts(filter.venue)).map((venue) => ({
    ...venue,
    isCurrent: filter.venue === venue.id,
    filter: { ...filter, venue: filter.venue === venue.id ? null : venue.id },
  }))
}

interface OfferNames {
  otp: string
  subscription: string
}

/** One-off order or subscription. */
export function offerValues(
  facets: Facets,
  filter: ProductFilter,
  names: OfferNames
): FacetValue[] {
  const counts = { otp: facets.oneOff, subscription: facets.subscription }
  return (['otp', 'subscription'] as const)
    .map((id) => ({
      id,
      name: names[id],
      count: counts[id],
      isCurrent: filter.offer === id,
      filter: { ...filter, offer: filter.offer === id ? null : id },
    }))
    .filter(hasProducts(filter.offer))
}

/** Kinds of files. */
export function formatValues(
  facets: Facets,
  filter: ProductFilter,
  nameOf: (id: Facets['formats'][number]['id']) => string
): FacetValue[] {
  return facets.formats.filter(hasProducts(filter.format)).map(({ id, count }) => ({
    ...{ id, count },
    name: nameOf(id),
    isCurrent: filter.format === id,
    filter: { ...filter, format: filter.format === id ? null : id },
  }))
}

/** At least so many years of history. */
export function depthValues(
  facets: Facets,
  filter: ProductFilter,
  nameOf: (years: number) => string
): FacetValue[] {
  return facets.depths.filter(hasProducts(filter.depth)).map(({ id, count }) => ({
    ...{ id, count },
    name: nameOf(Number(id)),
    isCurrent: filter.depth === id,
    filter: { ...filter, depth: filter.depth === id ? null : id },
  }))
}

/** Products with a free sample. */
export function sampleValues(facets: Facets, filter: ProductFilter, name: string): FacetValue[] {
  const { samples } = filter
  if (facets.samples === 0 && !samples) return []
  return [
    {
      id: 'samples',
      name,
      count: facets.samples,
      isCurrent: samples,
      filter: { ...filter, samples: !samples },
    },
  ]
}

const hasProducts =
  (chosen: string | null) =>
  ({ id, count }: { id: string; count: number }) =>
    count > 0 || id === chosen

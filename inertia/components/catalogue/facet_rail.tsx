import type { Data } from '@generated/data'
import { FacetList, type Facet } from '@kontor/design-system/facet_list'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { isCombined, NO_FILTER, productsAddress, type ProductFilter } from './addresses'
import {
  categoryValues,
  depthValues,
  formatValues,
  offerValues,
  sampleValues,
  venueValues,
  type FacetValue,
} from './facet_values'

export type FileFormat = Data.Catalogue.ProductDetail['format']

interface FacetRailProps {
  facets: Data.Catalogue.Facets
  filter: ProductFilter
  /** The search found nothing: every choice leads on without it. */
  dropsSearch?: boolean
}

/** Every way to narrow the overview, each with the number of products behind it. */
export function FacetRail({ facets, filter: chosen, dropsSearch }: FacetRailProps) {
  const filter = dropsSearch ? { ...chosen, search: null } : chosen
  const t = useText('catalogue/products')
  const filters = useText('catalogue/filters')
  const { count } = useFormat()
  const offers = { otp: t('offer.otp'), subscription: t('offer.subscription') }
  const toFacet = (value: FacetValue): Facet => ({
    href: productsAddress(value.filter),
    label: value.name,
    count: count(value.count),
    isCurrent: value.isCurrent,
    isFollowed: !isCombined(value.filter),
    children: value.nested?.length ? value.nested.map(toFacet) : undefined,
  })
  const everything = {
    href: productsAddress({ ...NO_FILTER, sort: filter.sort }),
    label: filters('view_all'),
    count: count(facets.total),
    isCurrent: isUnfiltered(chosen),
  }
  const groups: [title: string, values: FacetValue[]][] = [
    [filters('category'), categoryValues(facets.categories, filter)],
    [filters('analytics'), categoryValues(facets.analytics, filter)],
    [filters('venue'), venueValues(facets.venues, filter)],
    [t('offer.label'), offerValues(facets, filter, offers)],
    [
      filters('depth'),
      depthValues(facets, filter, (years) => filters('depth_years', { count: years })),
    ],
    [filters('format'), formatValues(facets, filter, (id) => t(`format.${id as FileFormat}`))],
    [filters('sample_data'), sampleValues(facets, filter, filters('samples'))],
  ]
  return (
    <FacetList
      label={filters('label')}
      groups={[
        { facets: [everything] },
        ...groups
          .filter(([, values]) => values.length > 0)
          .map(([title, values]) => ({ title, facets: values.map(toFacet) })),
      ]}
    />
  )
}

const isUnfiltered = ({ sort: _sort, ...filter }: ProductFilter) =>
  Object.values(filter).every((value) => !value)

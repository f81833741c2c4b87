import type { Data } from '@generated/data'
import { useText } from '~/hooks/use_text'
import type { ProductFilter } from './addresses'
import type { FileFormat } from './facet_rail'

/** The names behind the ids of a filter; an id that nobody knows stands for itself. */
export function useFilterNames(facets: Data.Catalogue.Facets, filter: ProductFilter) {
  const t = useText('catalogue/products')
  const filters = useText('catalogue/filters')
  const categories = [...facets.categories, ...facets.analytics]
  const category = categories.find(({ id }) => id === filter.category)
  const subcategory = categories
    .flatMap(({ subcategories }) => subcategories)
    .find(({ id }) => id === filter.subcategory)
  const venue = facets.venues.find(({ id }) => id === filter.venue)
  const format = facets.formats.find(({ id }) => id === filter.format)
  return {
    category: category?.name ?? filter.category,
    subcategory: subcategory?.name ?? filter.subcategory,
    venue: venue?.name ?? filter.venue,
    depth: filter.depth && filters('depth_years', { count: Number(filter.depth) }),
    format: format ? t(`format.${format.id as FileFormat}`) : filter.format,
    offer: filter.offer && (filter.offer === 'otp' ? t('offer.otp') : t('offer.subscription')),
  }
}

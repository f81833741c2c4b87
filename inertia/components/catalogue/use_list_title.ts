import type { Data } from '@generated/data'
import { useText } from '~/hooks/use_text'
import type { ProductFilter } from './addresses'
import { useFilterNames } from './use_filter_names'

/** The heading of the overview says what it is narrowed to. */
export function useListTitle(facets: Data.Catalogue.Facets, filter: ProductFilter): string {
  const t = useText('catalogue/products')
  const { category, subcategory, venue } = useFilterNames(facets, filter)
  if (filter.search) return t('list.search_for', { search: filter.search })
  const kind = subcategory ?? category
  if (kind && venue) return t('list.in', { title: kind, venue })
  if (venue) return t('list.in', { title: t('list.title'), venue })
  return kind ?? (filter.samples ? t('list.samples') : t('list.all'))
}

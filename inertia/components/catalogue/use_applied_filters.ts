import type { Data } from '@generated/data'
import type { AppliedFilter } from '@kontor/design-system/filter_chips'
import { useText } from '~/hooks/use_text'
import { productsAddress, type ProductFilter } from './addresses'
import { useFilterNames } from './use_filter_names'

/** Every filter that is set, in words, with the overview without it. */
export function useAppliedFilters(
  facets: Data.Catalogue.Facets,
  filter: ProductFilter
): AppliedFilter[] {
  const filters = useText('catalogue/filters')
  const names = useFilterNames(facets, filter)
  const without: [label: string | null, change: Partial<ProductFilter>][] = [
    [filter.search && filters('search', { search: filter.search }), { search: null }],
    [names.category, { category: null, subcategory: null }],
    [names.subcategory, { subcategory: null }],
    [names.venue, { venue: null }],
    [names.offer, { offer: null }],
    [names.depth, { depth: null }],
    [names.format, { format: null }],
    [filter.samples ? filters('samples') : null, { samples: false }],
  ]
  return without.flatMap(([label, change]) =>
    label
      ? {
          label,
          href: productsAddress({ ...filter, ...change }),
          removeLabel: filters('remove', { name: label }),
        }
      : []
  )
}

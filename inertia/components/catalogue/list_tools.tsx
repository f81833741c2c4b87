import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { SearchField } from '@kontor/design-system/search_field'
import { Select } from '@kontor/design-system/select'
import { useText } from '~/hooks/use_text'
import { productsAddress, type ProductFilter } from './addresses'
import { FilterFields } from './filter_fields'

const SORTS = ['category', 'name', 'price', 'history'] as const

/** Search and order of the overview: forms whose answers stand in the address. */
export function ListTools({ filter }: { filter: ProductFilter }) {
  const t = useText('catalogue/products')
  const filters = useText('catalogue/filters')
  const show = (change: Partial<ProductFilter>) =>
    router.visit(productsAddress({ ...filter, ...change }), { preserveScroll: true })
  return (
    <div className="flex flex-wrap items-end gap-3 max-sm:w-full max-sm:*:grow max-sm:*:basis-48">
      <form action="/products" role="search">
        <SearchField
          key={filter.search}
          name="search"
          label={t('list.search_label')}
          isLabelHidden
          clearLabel={filters('clear_search')}
          placeholder={t('list.search_label')}
          defaultValue={filter.search ?? ''}
          onSubmit={(search) => show({ search: search.trim() || null })}
          onClear={() => filter.search && show({ search: null })}
        />
        <FilterFields filter={filter} without="search" />
      </form>
      <form action="/products" className="flex items-end gap-2">
        <Select
          name="sort"
          label={t('list.sort_label')}
          isLabelHidden
          options={SORTS.map((value) => ({ value, label: filters(`sort.${value}`) }))}
          value={filter.sort ?? 'category'}
          onChange={(sort) => show({ sort: sort === 'category' ? null : sort })}
        />
        <FilterFields filter={filter} without="sort" />
        <noscript>
          <Button type="submit">{t('list.sort_apply')}</Button>
        </noscript>
      </form>
    </div>
  )
}

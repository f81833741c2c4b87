import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { SearchField } from '@kontor/design-system/search_field'
import { Select } from '@kontor/design-system/select'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { FILTER_NAMES, listAddress, listParameters, withFilter } from './list_address'
import type { FilterName, OrderList } from './types'
import { useFilterWords } from './use_filter_words'

interface ListFiltersProps {
  list: OrderList
  choices: Record<FilterName, readonly string[]>
}

/** Search and filters in one form: each answers at once, and without scripts on "Apply". */
export function ListFilters({ list, choices }: ListFiltersProps) {
  const t = useText('orders_admin')
  const wordOf = useFilterWords()
  const show = (wanted: OrderList) =>
    router.visit(listAddress(wanted), { preserveScroll: true, preserveState: true })
  const search = (text: string) => show({ ...list, search: text.trim() })
  return (
    <form
      action={list.base ?? ADDRESSES.adminOrders}
      role="search"
      className="flex grow flex-wrap items-end gap-x-3 gap-y-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="min-w-64 grow max-sm:basis-full">
        <SearchField
          key={list.search}
          name="search"
          label={t('filters.search')}
          clearLabel={t('filters.clear_search')}
          defaultValue={list.search}
          onSubmit={search}
          onClear={() => list.search && search('')}
        />
      </div>
      {FILTER_NAMES.map((name) => (
        <Select
          key={name}
          name={name}
          label={t(`filters.${name}`)}
          placeholder={t(`filters.any_${name}`)}
          options={choices[name].map((value) => ({ value, label: wordOf(name, value) }))}
          value={list.filters[name][0] ?? ''}
          onChange={(value) => show(withFilter(list, name, value))}
        />
      ))}
      <Carried list={list} />
      <noscript>
        <Button type="submit">{t('filters.apply')}</Button>
      </noscript>
    </form>
  )
}

const CARRIED = ['view', 'orderBy', 'orderDirection', 'limit']

/** What the form does not ask for itself goes along with it. */
function Carried({ list }: { list: OrderList }) {
  return listParameters(list)
    .filter(([name]) => CARRIED.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

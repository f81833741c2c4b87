import { router } from '@inertiajs/react'
import { ADDRESSES } from '~/components/shell/addresses'
import { withFilter } from '~/components/shell/lists/list_address'
import { ListFilterForm } from '~/components/shell/lists/list_filter_form'
import { useText } from '~/hooks/use_text'
import { FILTER_NAMES, listAddress, listParameters } from './list_address'
import type { FilterName, OrderList } from './types'
import { useFilterWords } from './use_filter_words'

interface ListFiltersProps {
  list: OrderList
  choices: Record<FilterName, readonly string[]>
}

/** What narrows the list of orders. */
export function ListFilters({ list, choices }: ListFiltersProps) {
  const t = useText('orders/admin')
  const wordOf = useFilterWords()
  const show = (wanted: OrderList) =>
    router.visit(listAddress(wanted), { preserveScroll: true, preserveState: true })
  return (
    <ListFilterForm
      action={list.base ?? ADDRESSES.adminOrders}
      parameters={listParameters(list)}
      applyLabel={t('filters.apply')}
      search={{
        label: t('filters.search'),
        clearLabel: t('filters.clear_search'),
        search: list.search,
        onSearch: (search) => show({ ...list, search }),
      }}
      filters={FILTER_NAMES.map((name) => ({
        name,
        label: t(`filters.${name}`),
        placeholder: t(`filters.any_${name}`),
        options: choices[name].map((value) => ({ value, label: wordOf(name, value) })),
        value: list.filters[name][0] ?? '',
        onChange: (value) => show(withFilter(list, name, value)),
      }))}
    />
  )
}

import { router } from '@inertiajs/react'
import { AppliedFilters } from '@kontor/design-system/patterns/data_table'
import { ADDRESSES } from '~/components/shell/addresses'
import { useFormat } from '~/hooks/use_format'
import { ListSearchField } from '~/components/shell/lists/list_search_field'
import { useText } from '~/hooks/use_text'
import { listAddress } from './list_address'
import type { CustomerList } from './types'

/** Searches the own orders; works without scripts as well. */
export function ListSearch({ list }: { list: CustomerList }) {
  const t = useText('orders/my_orders')
  const show = (search: string) =>
    router.visit(listAddress({ ...list, search }), {
      preserveScroll: true,
      preserveState: true,
    })
  return (
    <form
      action={ADDRESSES.orders}
      role="search"
      className="w-full max-w-96"
      onSubmit={(event) => event.preventDefault()}
    >
      <ListSearchField
        name="search"
        label={t('my_orders.search')}
        clearLabel={t('my_orders.clear_search')}
        search={list.search}
        onSearch={show}
      />
    </form>
  )
}

/** How many orders there are, and what the list is narrowed to. */
export function ListCount({ list, totalCount }: { list: CustomerList; totalCount: number }) {
  const t = useText('orders/my_orders')
  const { count } = useFormat()
  const label = t('my_orders.filter_search', { text: list.search })
  const everything = listAddress({ ...list, search: '' })
  const removeLabel = t('my_orders.remove_filter', { filter: label })
  return (
    <AppliedFilters
      count={t('my_orders.count', { count: totalCount, shown: count(totalCount) })}
      filters={list.search ? [{ id: 'search', label, href: everything, removeLabel }] : []}
      clear={{ href: everything, label: t('my_orders.clear') }}
    />
  )
}

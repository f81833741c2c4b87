import { AppliedFilters, type AppliedFilter } from '@kontor/design-system/patterns/data_table'
import type { ReactNode } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { FILTER_NAMES, listAddress, withFilter, withoutFilters } from './list_address'
import type { OrderList, OrderPaging } from './types'
import { useFilterWords } from './use_filter_words'

interface ListChipsProps {
  list: OrderList
  paging: OrderPaging
  /** `ListTools`, at the end of the line. */
  end: ReactNode
}

/** How many orders are left, and what the list is narrowed to, each to be taken off again. */
export function ListChips({ list, paging: { totalCount, isMore }, end }: ListChipsProps) {
  const t = useText('orders_admin')
  const { count } = useFormat()
  return (
    <AppliedFilters
      count={t(isMore ? 'filters.more_than' : 'filters.count', {
        count: totalCount,
        shown: count(totalCount),
      })}
      filters={useChips(list)}
      clear={{ href: listAddress(withoutFilters(list)), label: t('filters.clear') }}
      end={end}
    />
  )
}

function useChips(list: OrderList): AppliedFilter[] {
  const t = useText('orders_admin')
  const wordOf = useFilterWords()
  const chip = (id: string, label: string, without: OrderList) => ({
    id,
    label,
    href: listAddress(without),
    removeLabel: t('filters.remove', { name: label }),
  })
  const set = FILTER_NAMES.filter((name) => list.filters[name].length > 0).map((name) => {
    const value = list.filters[name].map((one) => wordOf(name, one)).join(', ')
    const label = t('filters.chip', { name: t(`filters.${name}`), value })
    return chip(name, label, withFilter(list, name, ''))
  })
  if (!list.search) return set
  const search = t('filters.search_chip', { text: list.search })
  return [chip('search', search, { ...list, search: '' }), ...set]
}

import { AppliedFilters } from '@kontor/design-system/patterns/data_table'
import type { ReactNode } from 'react'
import { withoutFilters } from '~/components/shell/lists/list_address'
import { useListChips } from '~/components/shell/lists/use_list_chips'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { listAddress } from './list_address'
import type { FilterName, OrderList, OrderPaging } from './types'
import { useFilterWords } from './use_filter_words'

interface ListChipsProps {
  list: OrderList
  paging: OrderPaging
  /** `ListTools`, at the end of the line. */
  end: ReactNode
}

/** How many orders are left, and what the list is narrowed to, each to be taken off again. */
export function ListChips({ list, paging: { totalCount, isMore }, end }: ListChipsProps) {
  const t = useText('orders/admin')
  const { count } = useFormat()
  const wordOf = useFilterWords()
  const nameOf = (name: FilterName) => t(`filters.${name}`)
  const chips = useListChips(list, { addressOf: (without) => listAddress(without), nameOf, wordOf })
  return (
    <AppliedFilters
      count={t(isMore ? 'filters.more_than' : 'filters.count', {
        count: totalCount,
        shown: count(totalCount),
      })}
      filters={chips}
      clear={{ href: listAddress(withoutFilters(list)), label: t('filters.clear') }}
      end={end}
    />
  )
}

import { TablePages } from '@kontor/design-system/patterns/data_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { listAddress } from './list_address'
import type { OrderList, OrderPaging } from './types'

export function ListPages({ list, paging }: { list: OrderList; paging: OrderPaging }) {
  const t = useText('orders_admin')
  const { count } = useFormat()
  const { page, pages, totalCount, isMore } = paging
  const from = (page - 1) * list.limit + 1
  const to = Math.min(page * list.limit, totalCount)
  return (
    <TablePages
      range={t(isMore ? 'list.range_of_more' : 'list.range', {
        from: count(from),
        to: count(to),
        total: count(totalCount),
      })}
      page={page}
      lastPage={pages}
      hrefOf={(wanted) => listAddress(list, wanted)}
      labels={{
        nav: t('list.pages'),
        previous: t('list.previous'),
        next: t('list.next'),
        page: (wanted) => t('list.page', { page: wanted }),
      }}
    />
  )
}

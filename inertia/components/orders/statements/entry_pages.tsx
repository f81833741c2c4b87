import { TablePages } from '@kontor/design-system/patterns/data_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { EntryPaging, EntryView } from './types'

const PAGE_SIZE = 100

interface EntryPagesProps {
  address: string
  view: EntryView
  paging: EntryPaging
}

/** Which lines are shown, and the links to the others. */
export function EntryPages({ address, view, paging }: EntryPagesProps) {
  const t = useText('orders_admin')
  const { count } = useFormat()
  const { page, pages, totalCount } = paging
  const from = Math.min(totalCount, (page - 1) * PAGE_SIZE + 1)
  const to = Math.min(page * PAGE_SIZE, totalCount)
  return (
    <TablePages
      range={t('list.range', { from: count(from), to: count(to), total: count(totalCount) })}
      page={page}
      lastPage={pages}
      hrefOf={(wanted) => `${address}?view=${view}&page=${wanted}`}
      labels={{
        nav: t('list.pages'),
        previous: t('list.previous'),
        next: t('list.next'),
        page: (wanted) => t('list.page', { page: wanted }),
      }}
    />
  )
}

import { TablePages } from '@kontor/design-system/patterns/data_table'
import type { Paging } from '~/components/orders/admin/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

interface ListPagesProps {
  list: { limit: number }
  paging: Paging
  addressOf: (page: number) => string
}

/** Which rows are shown, and the links to the others. */
export function ListPages({ list, paging, addressOf }: ListPagesProps) {
  const t = useText('orders_admin')
  const { count } = useFormat()
  const { page, pages, totalCount } = paging
  const [from, to] = [(page - 1) * list.limit + 1, Math.min(page * list.limit, totalCount)]
  return (
    <TablePages
      range={t('list.range', { from: count(from), to: count(to), total: count(totalCount) })}
      page={page}
      lastPage={pages}
      hrefOf={addressOf}
      labels={{
        nav: t('list.pages'),
        previous: t('list.previous'),
        next: t('list.next'),
        page: (wanted) => t('list.page', { page: wanted }),
      }}
    />
  )
}

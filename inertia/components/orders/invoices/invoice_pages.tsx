import { TablePages } from '@kontor/design-system/patterns/data_table'
import type { Paging } from '~/components/orders/admin/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { invoiceAddress, type InvoiceList } from './invoice_address'

const PAGE_SIZE = 50

/** Which invoices are shown, and the links to the others. */
export function InvoicePages({ list, paging }: { list: InvoiceList; paging: Paging }) {
  const t = useText('orders_admin')
  const { count } = useFormat()
  const { page, pages, totalCount } = paging
  const [from, to] = [(page - 1) * PAGE_SIZE + 1, Math.min(page * PAGE_SIZE, totalCount)]
  return (
    <TablePages
      range={t('list.range', { from: count(from), to: count(to), total: count(totalCount) })}
      page={page}
      lastPage={pages}
      hrefOf={(wanted) => invoiceAddress(list, wanted)}
      labels={{
        nav: t('list.pages'),
        previous: t('list.previous'),
        next: t('list.next'),
        page: (wanted) => t('list.page', { page: wanted }),
      }}
    />
  )
}

import { router } from '@inertiajs/react'
import { EmptyState } from '@kontor/design-system/empty_state'
import {
  DataTable,
  TableToolbar,
  TableViews,
  useTableLook,
} from '@kontor/design-system/patterns/data_table'
import { AdminHead } from '~/components/orders/admin/admin_head'
import { invoiceAddress, type InvoiceList } from '~/components/billing/invoices/invoice_address'
import type { InvoiceRow } from '~/components/billing/invoices/types'
import { useInvoiceColumns } from '~/components/billing/invoices/use_invoice_columns'
import type { Paging } from '~/components/orders/admin/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { ListPages } from '~/components/shell/lists/list_pages'
import { ListTools } from '~/components/shell/lists/list_tools'
import { ListSearchField } from '~/components/shell/lists/list_search_field'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ invoices: InvoiceRow[]; paging: Paging; list: InvoiceList }>

const KINDS = ['', 'Invoice', 'CreditNote'] as const

/** Invoices and credit notes of all orders. */
export default function Invoices({ invoices, paging, list }: Props) {
  const t = useText('billing/invoices')
  const tools = useText('site/admin')
  const look = useTableLook('invoices', { density: 'compact', hidden: [] })
  const columns = useInvoiceColumns(list)
  const [kind = ''] = list.filters.kind
  const show = (search: string) =>
    router.visit(invoiceAddress({ ...list, search }), { preserveState: true })
  const views = KINDS.map((one) => ({
    id: one || 'all',
    label: one ? t(`kinds.${one}`) : t('list.all'),
    href: invoiceAddress({ ...list, filters: { kind: one ? [one] : [] } }),
    current: one === kind,
  }))
  return (
    <div className="pb-16">
      <AdminHead
        title={t('title')}
        crumbs={[
          { label: tools('places.orders'), href: ADDRESSES.adminOrders },
          { label: t('title') },
        ]}
      />
      <DataTable
        caption={t('list.caption')}
        density={look.density}
        narrow="scroll"
        rows={invoices}
        rowKey={({ label }) => label}
        columns={look.applyTo(columns)}
        toolbar={
          <TableToolbar
            views={<TableViews label={t('list.kind')} views={views} />}
            filters={
              <div className="w-full max-w-96">
                <ListSearchField
                  label={t('list.search')}
                  clearLabel={t('list.all')}
                  search={list.search}
                  onSearch={show}
                />
              </div>
            }
            applied={
              <div className="flex justify-end pb-2">
                <ListTools
                  look={look}
                  columns={columns}
                  exportCsv={{
                    href: invoiceAddress(list, 1, '/export'),
                    label: t('list.export'),
                  }}
                />
              </div>
            }
          />
        }
        empty={<EmptyState title={t(list.search ? 'list.none_found' : 'list.none')} />}
        pages={
          <ListPages
            limit={list.limit}
            paging={paging}
            hrefOf={(page) => invoiceAddress(list, page)}
          />
        }
      />
    </div>
  )
}

import { router } from '@inertiajs/react'
import { EmptyState } from '@kontor/design-system/empty_state'
import { DataTable, TableToolbar, TableViews } from '@kontor/design-system/patterns/data_table'
import { TableTools } from '@kontor/design-system/patterns/table_tools'
import { useTableLook } from '@kontor/design-system/patterns/data_table'
import { SearchField } from '@kontor/design-system/search_field'
import { AdminHead } from '~/components/orders/admin/admin_head'
import { invoiceAddress, type InvoiceList } from '~/components/orders/invoices/invoice_address'
import { InvoicePages } from '~/components/orders/invoices/invoice_pages'
import type { InvoiceRow } from '~/components/orders/invoices/types'
import { useInvoiceColumns } from '~/components/orders/invoices/use_invoice_columns'
import type { Paging } from '~/components/orders/admin/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ invoices: InvoiceRow[]; paging: Paging; list: InvoiceList }>

const KINDS = ['', 'Invoice', 'CreditNote'] as const

/** Invoices and credit notes of all orders. */
export default function Invoices({ invoices, paging, list }: Props) {
  const t = useText('invoices')
  const tools = useText('admin')
  const look = useTableLook('invoices', { density: 'compact', hidden: [] })
  const columns = useInvoiceColumns(list)
  const [kind = ''] = list.filters.kind
  const search = (text: string) =>
    router.visit(invoiceAddress({ ...list, search: text.trim() }), { preserveState: true })
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
        columns={columns.map((column) => ({ ...column, hidden: look.hidden.includes(column.id) }))}
        toolbar={
          <TableToolbar
            views={<TableViews label={t('list.kind')} views={views} />}
            filters={
              <div className="w-full max-w-96">
                <SearchField
                  key={list.search}
                  label={t('list.search')}
                  clearLabel={t('list.all')}
                  defaultValue={list.search}
                  onSubmit={search}
                  onClear={() => list.search && search('')}
                />
              </div>
            }
            applied={
              <TableTools
                look={look}
                columns={columns}
                labels={{
                  view: tools('tools.view'),
                  columns: tools('tools.columns'),
                  density: tools('tools.density'),
                  comfortable: tools('tools.comfortable'),
                  compact: tools('tools.compact'),
                }}
                exportCsv={{
                  href: invoiceAddress(list, 1, '/export'),
                  label: t('list.export'),
                }}
              />
            }
          />
        }
        empty={<EmptyState title={t(list.search ? 'list.none_found' : 'list.none')} />}
        pages={<InvoicePages list={list} paging={paging} />}
      />
    </div>
  )
}

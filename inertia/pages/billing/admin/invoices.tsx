import { useInvoiceBulk } from '~/components/billing/invoices/use_invoice_bulk'
import { useInvoiceColumns } from '~/components/billing/invoices/use_invoice_columns'
import type { InvoiceFilter, InvoiceRow, InvoiceSort } from '~/components/billing/invoices/types'
import { AdminHead } from '~/components/shell/admin_head'
import { ADDRESSES } from '~/components/shell/addresses'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<ShownList<InvoiceSort, InvoiceFilter> & { invoices: InvoiceRow[] }>

/** Invoices and credit notes, with what is still to come for those that are of no order. */
export default function Invoices({ invoices, ...shown }: Props) {
  const t = useText('billing/invoices')
  const statements = useText('billing/statements')
  const wordOf = (filter: string, value: string) =>
    filter === 'kind'
      ? t(`of_kind.${value as InvoiceRow['kind']}`)
      : t(`payments.${value as NonNullable<InvoiceRow['payment']>}`)
  return (
    <div className="pb-16">
      <AdminHead
        title={t('title')}
        crumbs={[
          { label: statements('orders'), href: ADDRESSES.adminOrders },
          { label: t('title') },
        ]}
      />
      <ListTable
        shown={shown}
        words={useListWords('billing/invoices', 'list', wordOf)}
        tabs="kind"
        tools={{ name: 'invoices' }}
        rows={invoices}
        rowKey={({ id }) => id}
        bulk={useInvoiceBulk()}
        columns={useInvoiceColumns()}
      />
    </div>
  )
}

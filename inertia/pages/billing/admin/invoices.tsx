import { useInvoiceColumns } from '~/components/billing/invoices/use_invoice_columns'
import type { InvoiceRow, InvoiceSort } from '~/components/billing/invoices/types'
import { AdminHead } from '~/components/shell/admin_head'
import { ADDRESSES } from '~/components/shell/addresses'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<ShownList<InvoiceSort, 'kind'> & { invoices: InvoiceRow[] }>

/** Invoices and credit notes of all orders. */
export default function Invoices({ invoices, ...shown }: Props) {
  const t = useText('billing/invoices')
  const statements = useText('billing/statements')
  const kindOf = (_: string, kind: string) => t(`kinds.${kind as InvoiceRow['kind']}`)
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
        words={useListWords('billing/invoices', 'list', kindOf)}
        tabs="kind"
        tools={{ name: 'invoices' }}
        rows={invoices}
        rowKey={({ label }) => label}
        columns={useInvoiceColumns()}
      />
    </div>
  )
}

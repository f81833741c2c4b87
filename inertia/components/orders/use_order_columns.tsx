import { Link } from '@kontor/design-system/link'
import { DateRangeText, MomentText } from '@kontor/design-system/date_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import type { ListColumn } from '~/components/shell/lists/types'
import { addressOfPaper } from '~/components/billing/invoices/address_of_paper'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { CustomerOrderRow, CustomerSort } from './types'

/** The labels of invoices, by the numbers of orders. */
export type InvoiceLabels = Partial<Record<string, string>>

export function useOrderColumns(
  invoices: InvoiceLabels
): ListColumn<CustomerOrderRow, CustomerSort>[] {
  const t = useText('orders/my_orders')
  const order = useText('orders/order')
  const counts = useText('shared/counts')
  const { money } = useFormat()
  return [
    {
      id: 'number',
      head: t('my_orders.number'),
      sort: ['number', 'desc'],
      cell: ({ number }) => number,
    },
    {
      id: 'products',
      head: t('my_orders.products'),
      wrap: true,
      cell: ({ products: [name, ...others] }) =>
        others.length > 0 ? t('my_orders.and_more', { name, count: others.length }) : name,
    },
    {
      id: 'range',
      head: t('my_orders.time_range'),
      cell: ({ range, products }) =>
        range ? (
          <DateRangeText {...range} toLabel={order('to')} />
        ) : (
          counts('items', { count: products.length })
        ),
    },
    {
      id: 'created',
      head: t('my_orders.created'),
      sort: ['created', 'desc'],
      cell: ({ createdAt }) => <MomentText value={createdAt} />,
    },
    {
      id: 'gross',
      head: t('my_orders.gross'),
      end: true,
      sort: ['gross', 'desc'],
      cell: ({ grossCents }) => money(grossCents),
    },
    {
      id: 'invoice',
      head: t('my_orders.invoice'),
      cell: ({ number }) => <InvoiceLink label={invoices[number]} />,
    },
    {
      id: 'state',
      head: t('my_orders.status'),
      sort: 'state',
      cell: ({ state }) => <StatusBadge status={state} label={order(`states.${state}`)} />,
    },
  ]
}

const InvoiceLink = ({ label }: { label?: string }) =>
  label && (
    <Link href={addressOfPaper(label)} target="_blank" variant="quiet">
      {label}
    </Link>
  )

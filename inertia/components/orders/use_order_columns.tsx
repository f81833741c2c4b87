import { DateRangeText, MomentText } from '@kontor/design-system/date_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import type { TableColumn } from '@kontor/design-system/patterns/data_table'
import { listSort } from '~/components/shell/lists/list_address'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { listAddress } from './list_address'
import type { CustomerList, CustomerOrderRow } from './types'

/** Columns of a customer's orders. */
export function useOrderColumns(list: CustomerList): TableColumn<CustomerOrderRow>[] {
  const t = useText('orders/my_orders')
  const orderText = useText('orders/order')
  const { money } = useFormat()
  const sort = (by: CustomerList['orderBy'], first: CustomerList['orderDirection'] = 'desc') =>
    listSort(list, { by, first, at: listAddress })
  return [
    {
      id: 'number',
      head: t('my_orders.number'),
      sort: sort('number'),
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
      cell: ({ range }) => range && <DateRangeText {...range} toLabel={orderText('to')} />,
    },
    {
      id: 'created',
      head: t('my_orders.created'),
      sort: sort('created'),
      cell: ({ createdAt }) => <MomentText value={createdAt} />,
    },
    {
      id: 'gross',
      head: t('my_orders.gross'),
      end: true,
      sort: sort('gross'),
      cell: ({ grossCents }) => money(grossCents),
    },
    {
      id: 'state',
      head: t('my_orders.status'),
      sort: sort('state', 'asc'),
      cell: ({ state }) => <StatusBadge status={state} label={orderText(`states.${state}`)} />,
    },
  ]
}

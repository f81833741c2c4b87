import { DateRangeText, MomentText } from '@kontor/design-system/date_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import type { TableColumn, TableSort } from '@kontor/design-system/patterns/data_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { listAddress } from './list_address'
import type { CustomerList, CustomerOrderRow } from './types'

/** Columns of a customer's orders. */
export function useOrderColumns(list: CustomerList): TableColumn<CustomerOrderRow>[] {
  const t = useText('orders')
  const { money } = useFormat()
  return [
    {
      id: 'number',
      head: t('my_orders.number'),
      sort: sortOf(list, 'number', 'desc'),
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
      cell: ({ range }) => range && <DateRangeText {...range} toLabel={t('to')} />,
    },
    {
      id: 'created',
      head: t('my_orders.created'),
      sort: sortOf(list, 'created', 'desc'),
      cell: ({ createdAt }) => <MomentText value={createdAt} />,
    },
    {
      id: 'gross',
      head: t('my_orders.gross'),
      end: true,
      sort: sortOf(list, 'gross', 'desc'),
      cell: ({ grossCents }) => money(grossCents),
    },
    {
      id: 'state',
      head: t('my_orders.status'),
      sort: sortOf(list, 'state', 'asc'),
      cell: ({ state }) => <StatusBadge status={state} label={t(`states.${state}`)} />,
    },
  ]
}

/** A second press turns the order round. */
function sortOf(
  list: CustomerList,
  orderBy: CustomerList['orderBy'],
  first: CustomerList['orderDirection']
): TableSort {
  const isCurrent = list.orderBy === orderBy
  const turned = list.orderDirection === 'asc' ? 'desc' : 'asc'
  return {
    href: listAddress({ ...list, orderBy, orderDirection: isCurrent ? turned : first }),
    direction: isCurrent ? (list.orderDirection === 'asc' ? 'ascending' : 'descending') : null,
  }
}

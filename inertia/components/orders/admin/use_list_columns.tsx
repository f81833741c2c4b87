import { formatMoment, MomentText } from '@kontor/design-system/date_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import type { TableColumn, TableSort } from '@kontor/design-system/patterns/data_table'
import type { ReactNode } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { listAddress } from './list_address'
import type { OrderList, OrderRow } from './types'

/** Columns of the list, two lines where that saves width. */
export function useListColumns(list: OrderList): TableColumn<OrderRow>[] {
  const t = useText('orders_admin')
  const orders = useText('orders')
  const { money } = useFormat()
  const productsOf = useProductWords()
  const sort = (by: OrderList['orderBy'], first: OrderList['orderDirection'] = 'asc') =>
    sortOf(list, by, first)
  return [
    {
      id: 'number',
      head: t('list.order'),
      sort: sort('number', 'desc'),
      cell: ({ number }) => number,
    },
    {
      id: 'created',
      head: t('list.created'),
      sort: sort('created', 'desc'),
      cell: ({ createdAt, updatedAt }) => (
        <TwoLines first={<MomentText value={createdAt} />}>
          {updatedAt ? t('list.updated', { at: formatMoment(updatedAt) }) : t('list.not_changed')}
        </TwoLines>
      ),
    },
    {
      id: 'customer',
      head: t('list.customer'),
      sort: sort('customer'),
      cell: ({ company, contactName, email }) => (
        <TwoLines first={`${company}, ${contactName}`}>{email}</TwoLines>
      ),
    },
    {
      id: 'products',
      head: t('list.products'),
      cell: ({ products }) => <Cut text={productsOf(products)} />,
    },
    {
      id: 'payment',
      head: t('list.payment'),
      sort: sort('payment'),
      cell: ({ paymentMethod, type }) => (
        <TwoLines first={orders(`methods.${paymentMethod}`)}>{orders(`types.${type}`)}</TwoLines>
      ),
    },
    {
      id: 'gross',
      head: t('list.gross'),
      end: true,
      sort: sort('gross', 'desc'),
      cell: ({ grossCents }) => money(grossCents),
    },
    {
      id: 'state',
      head: t('list.state'),
      sort: sort('state'),
      cell: ({ state }) => <StatusBadge status={state} label={orders(`states.${state}`)} />,
    },
  ]
}

/** The first product, and how many more there are. */
function useProductWords() {
  const t = useText('orders_admin')
  return ([name, ...others]: string[]) => {
    if (!name) return t('list.no_products')
    return others.length > 0 ? t('list.and_more', { name, count: others.length }) : name
  }
}

/** A second press turns the order round. */
function sortOf(
  list: OrderList,
  orderBy: OrderList['orderBy'],
  first: OrderList['orderDirection']
): TableSort {
  const isCurrent = list.orderBy === orderBy
  const turned = list.orderDirection === 'asc' ? 'desc' : 'asc'
  const direction = list.orderDirection === 'asc' ? 'ascending' : 'descending'
  return {
    href: listAddress({ ...list, orderBy, orderDirection: isCurrent ? turned : first }),
    direction: isCurrent ? direction : null,
  }
}

function TwoLines({ first, children }: { first: ReactNode; children: ReactNode }) {
  return (
    <span className="grid">
      <span className="max-w-72 truncate">{first}</span>
      <span className="max-w-72 truncate text-ui-s text-subtle">{children}</span>
    </span>
  )
}

const Cut = ({ text }: { text: string }) => (
  <span title={text} className="block max-w-56 truncate">
    {text}
  </span>
)

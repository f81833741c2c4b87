import { MoneyText } from '../../components/money_text'
import { StatusBadge } from '../../components/status_badge'
import type { TableColumn, TableSort } from './types'

export interface OrderRow {
  number: number
  created: string
  updated: string
  company: string
  email: string
  items: string
  payment: string
  cents: number
  state: string
  detail?: string
}

export const ORDERS: OrderRow[] = [
  row(
    10482,
    'Donau Quant Research GmbH',
    'FX Spot G10 and one more',
    'Card',
    84060,
    'Processing',
    '71 of 106'
  ),
  row(10481, 'Fjord Capital AB', 'Derivatives Trades', 'Bank transfer', 124960, 'Registered'),
  row(10480, 'Alster Exchange AG', 'Order Book Stream, Cash', 'Quota', 330600, 'Confirmed'),
  row(
    10479,
    'Belmonte Data S.r.l.',
    'Cash Market Best Execution',
    'Bank transfer',
    705600,
    'Failed',
    '2 of 420 files'
  ),
  row(10478, 'Polder Research B.V.', 'Index Levels by the Second', 'Card', 38440, 'Completed'),
  row(
    10477,
    'Tatra Trade a.s.',
    'FX Non-deliverable Forwards',
    'Card',
    47200,
    'Locked',
    '12 min left'
  ),
]

const NO_SORT = (href: string): TableSort => ({ href, direction: null })

/** Columns as the orders of the administration have them: two lines where it saves width. */
export const ORDER_COLUMNS: TableColumn<OrderRow>[] = [
  {
    id: 'number',
    head: 'Order',
    cell: (order) => order.number,
    sort: { href: '?sort=number', direction: 'descending' },
  },
  {
    id: 'created',
    head: 'Created, updated',
    cell: (order) => <TwoLines first={order.created} second={order.updated} />,
    sort: NO_SORT('?sort=created'),
  },
  {
    id: 'customer',
    head: 'Customer',
    cell: (order) => <TwoLines first={order.company} second={order.email} />,
    sort: NO_SORT('?sort=customer'),
  },
  { id: 'items', head: 'Items', cell: (order) => order.items },
  {
    id: 'payment',
    head: 'Payment',
    cell: (order) => order.payment,
    sort: NO_SORT('?sort=payment'),
  },
  {
    id: 'gross',
    head: 'Gross EUR',
    end: true,
    cell: (order) => <MoneyText cents={order.cents} language="en" />,
    sort: NO_SORT('?sort=gross'),
  },
  {
    id: 'state',
    head: 'State',
    lead: true,
    cell: ({ state, detail }) => <StatusBadge status={state} label={state} detail={detail} />,
    sort: NO_SORT('?sort=state'),
  },
]

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <>
      <span className="block leading-4.5">{first}</span>
      <span className="block text-ui-s text-subtle">{second}</span>
    </>
  )
}

function row(
  number: number,
  company: string,
  items: string,
  payment: string,
  cents: number,
  state: string,
  detail?: string
): OrderRow {
  const email = `orders@${company.split(' ')[0]!.toLowerCase()}.example`
  const created = '2026/09/18 09:41'
  return {
    number,
    company,
    items,
    payment,
    cents,
    state,
    detail,
    email,
    created,
    updated: 'updated 10:06',
  }
}

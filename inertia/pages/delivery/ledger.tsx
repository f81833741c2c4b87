import { formatMoment } from '@kontor/design-system/date_text'
import { EmptyState } from '@kontor/design-system/empty_state'
import { Link } from '@kontor/design-system/link'
import { DataTable, TablePages, type TableColumn } from '@kontor/design-system/patterns/data_table'
import type { Data } from '@generated/data'
import { LedgerFilters } from '~/components/delivery/ledger_filters'
import { From, Outcome, Sent } from '~/components/delivery/ledger_cells'
import { ledgerAddress, type LedgerTable } from '~/components/delivery/ledger_address'
import { ADDRESSES } from '~/components/shell/addresses'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Line = Data.Delivery.Access
type Props = InertiaProps<{
  order: { label: string; path: string; isOwner: boolean }
  lines: Line[]
  paging: { totalCount: number; page: number; pages: number }
  table: LedgerTable
}>

/** Who fetched what of an order. */
export default function Ledger(props: Props) {
  const { order, lines, paging, table } = props
  const t = useText('delivery/ledger')
  return (
    <div className="pb-16">
      <PageHead
        title={t('ledger.title')}
        tabTitle={t('ledger.tab_title', { order: order.label })}
        lead={t('ledger.lead')}
        crumbs={useCrumbs(order)}
      />
      <DataTable
        caption={t('ledger.caption')}
        density="compact"
        rows={lines}
        rowKey={({ id }) => id}
        columns={useColumns(props)}
        toolbar={<LedgerFilters order={order.label} table={table} totalCount={paging.totalCount} />}
        empty={<Empty {...props} />}
        pages={<Pages {...props} />}
      />
    </div>
  )
}

/** Nothing was fetched at all, or nothing that the filters leave over. */
function Empty({ order, table: { filters } }: Props) {
  const t = useText('delivery/ledger')
  if (filters.way.length + filters.outcome.length === 0) {
    return <EmptyState title={t('ledger.none')}>{t('ledger.none_text')}</EmptyState>
  }
  const everything = <Link href={`/deliveries/${order.label}/downloads`}>{t('ledger.clear')}</Link>
  return <EmptyState title={t('ledger.not_found')} action={everything} />
}

function useCrumbs({ label, path, isOwner }: Props['order']) {
  const t = useText('delivery/ledger')
  const name = t('ledger.order', { order: label })
  const way = isOwner
    ? [
        { name: t('ledger.account'), href: ADDRESSES.account },
        { name: t('ledger.orders'), href: ADDRESSES.orders },
      ]
    : [{ name: t('ledger.manage'), href: ADDRESSES.adminOrders }]
  return [...way, { name, href: path }, { name: t('ledger.title') }]
}

function useColumns({ order, table }: Props): TableColumn<Line>[] {
  const t = useText('delivery/ledger')
  const sort = (by: LedgerTable['orderBy']) => sortOf(by, order.label, table)
  return [
    {
      id: 'when',
      head: t('ledger.when'),
      sort: sort('startedAt'),
      cell: ({ startedAt }) => formatMoment(startedAt),
    },
    {
      id: 'who',
      head: t('ledger.who'),
      wrap: true,
      cell: ({ person }) => person ?? t('ledger.by_link'),
    },
    {
      id: 'file',
      head: t('ledger.file'),
      sort: sort('file'),
      wrap: true,
      cell: ({ file }) => file ?? t('ledger.page_of_link'),
    },
    { id: 'way', head: t('ledger.way'), cell: ({ way }) => t(`ways.${way}`) },
    {
      id: 'from',
      head: t('ledger.from'),
      cell: (line) => <From line={line} />,
    },
    {
      id: 'bytes',
      head: t('ledger.bytes'),
      sort: sort('bytesSent'),
      end: true,
      cell: (line) => <Sent line={line} />,
    },
    { id: 'outcome', head: t('ledger.outcome'), cell: (line) => <Outcome line={line} /> },
  ]
}

/** A second press on a column turns its order round. */
function sortOf(orderBy: LedgerTable['orderBy'], order: string, table: LedgerTable) {
  const isCurrent = table.orderBy === orderBy
  const isRising = table.orderDirection === 'asc'
  const orderDirection: 'asc' | 'desc' = isCurrent && isRising ? 'desc' : 'asc'
  const direction: 'ascending' | 'descending' = isRising ? 'ascending' : 'descending'
  const href = ledgerAddress(order, { ...table, orderBy, orderDirection })
  return { href, direction: isCurrent ? direction : null }
}

function Pages({ order, table, paging: { page, pages, totalCount: total } }: Props) {
  const t = useText('delivery/ledger')
  const from = (page - 1) * table.limit + 1
  return (
    <TablePages
      range={t('ledger.range', { from, to: Math.min(page * table.limit, total), total })}
      page={page}
      lastPage={pages}
      hrefOf={(wanted) => ledgerAddress(order.label, table, wanted)}
      labels={{
        nav: t('ledger.pages'),
        page: (wanted) => t('ledger.page', { page: wanted }),
        previous: t('ledger.previous'),
        next: t('ledger.next'),
      }}
    />
  )
}

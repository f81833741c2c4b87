import { Link } from '@kontor/design-system/link'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { userAddress } from '~/components/shell/addresses'
import type { ListColumn } from '~/components/shell/lists/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { NAMES_OF_TABS } from './names_of_tabs'
import type { StatRow, TabName } from './types'
import { useChoiceWords } from './use_choice_words'
import { useConversionCells } from './use_conversion_cells'

type Column = ListColumn<StatRow>
type Cells = Record<string, Omit<Column, 'id'>>

/** The columns of a tab, in its order; heads sort where its list can. */
export function useStatColumns(tab: TabName, sorts: readonly string[]): Column[] {
  const cells: Cells = { ...useAmounts(tab), ...useTexts(tab), ...useConversionCells() }
  return NAMES_OF_TABS[tab].map((id) => {
    const { sort, ...cell } = cells[id]!
    const by = typeof sort === 'string' ? sort : sort?.[0]
    return { id, ...cell, ...(by && sorts.includes(by) && { sort }) }
  })
}

/** What of a row leads to the orders that it sums up. */
const LEADS: Partial<Record<TabName, string>> = {
  'sales-by-user': 'orders',
  'sales-by-product': 'items',
}

function useAmounts(tab: TabName): Cells {
  const { money, count, day } = useFormat()
  const amount = (field: string, sort?: string): Omit<Column, 'id'> => ({
    end: true,
    cell: (row) => money(Number(row[field])),
    ...(sort && { sort: [sort, 'desc'] as const }),
  })
  const counted = (field: string, sort?: string): Omit<Column, 'id'> => ({
    end: true,
    cell: (row) => {
      const written = count(Number(row[field]))
      return LEADS[tab] === field ? <Link href={String(row.href)}>{written}</Link> : written
    },
    ...(sort && { sort: [sort, 'desc'] as const }),
  })
  const when = (field: string, sort?: string): Omit<Column, 'id'> => ({
    cell: (row) => (row[field] === null ? '–' : day(String(row[field]).slice(0, 10))),
    ...(sort && { sort: [sort, 'desc'] as const }),
  })
  return {
    day: {
      sort: ['day', 'desc'],
      cell: ({ day: of, href }) => <Link href={String(href)}>{day(String(of))}</Link>,
    },
    created: when('createdAt', 'created'),
    last: when('lastOn', 'last'),
    start: when('startsOn', 'start'),
    end: when('endsOn', 'end'),
    orders: counted('orders', 'orders'),
    items: counted('items', 'items'),
    days: counted('days', 'days'),
    net: amount('netCents', 'net'),
    vat: amount('vatCents'),
    gross: amount('grossCents', 'gross'),
    credited: amount('creditedCents'),
    standing: amount('standingCents'),
    refunded: amount('refundedCents'),
    left: amount('leftCents'),
    price: amount('priceCents', 'price'),
    average: amount('averageCents', 'average'),
  }
}

function useTexts(tab: TabName): Cells {
  const t = useText('statistics/page')
  const fields = useText('shared/fields')
  const statuses = useText('subscriptions/pages')
  const words = useChoiceWords()
  const yesNo = (field: string): Omit<Column, 'id'> => ({
    cell: (row) => (row[field] === null ? t('not_applicable') : fields(row[field] ? 'yes' : 'no')),
  })
  const idOfUser = tab === 'new-users' || tab === 'sales-by-user' ? 'id' : 'userId'
  return {
    customer: {
      wrap: true,
      sort: 'company',
      cell: (row) => (
        <span className="grid">
          {row.company || '–'}
          <Text as="span" role="ui-s">
            <Link href={userAddress(Number(row[idOfUser]))}>{row.email}</Link>
          </Text>
        </span>
      ),
    },
    name: { wrap: true },
    product: {
      wrap: true,
      sort: 'name',
      cell: (row) => row.name,
    },
    subscription: {
      wrap: true,
      sort: 'type',
      cell: (row) => <Link href={`/admin/manage-subscriptions/${row.typeId}`}>{row.type}</Link>,
    },
    category: { wrap: true, cell: (row) => row.category ?? '–' },
    range: {
      sort: 'range',
      cell: ({ rangeType }) => (
        <StatusBadge
          status={String(rangeType)}
          label={statuses(`statuses.${rangeType as 'Active'}`)}
        />
      ),
    },
    trial: {
      cell: (row) => (row.isSalesTrial ? t('sales_trial') : row.isTrial ? t('trial') : '–'),
    },
    partner: {
      wrap: true,
      cell: (row) => [row.bpId, row.bpName].filter(Boolean).join(', ') || '–',
    },
    order: {
      cell: (row) => <Link href={`/admin/manage-orders/${row.id}`}>{row.id}</Link>,
    },
    state: {
      cell: ({ state, isArchived }) => {
        const word = words.value('state', String(state))
        return (
          <StatusBadge
            status={isArchived ? 'Archived' : String(state)}
            label={isArchived ? t('archived', { state: word }) : word}
          />
        )
      },
    },
    payment: { cell: (row) => words.value('payment', String(row.paymentMethod)) },
    byAdmin: yesNo('byAdmin'),
    internal: yesNo('isInternal'),
    active: yesNo('isActive'),
    invoiced: yesNo('isInvoiced'),
    report: { cell: (row) => <span className="whitespace-nowrap">{`R-${row.id}`}</span> },
  }
}

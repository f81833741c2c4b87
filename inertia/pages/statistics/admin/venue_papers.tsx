import { Link } from '@kontor/design-system/link'
import { ADDRESSES } from '~/components/shell/addresses'
import { AdminHead } from '~/components/shell/admin_head'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ListColumn, ShownList } from '~/components/shell/lists/types'
import { useAmountWords } from '~/components/shell/lists/use_amount_words'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { DATA_PARTNERS } from '~/components/statistics/partners/types'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Paper = {
  id: string
  day: string
  paper: string
  orderNumber: number | null
  company: string
  code: string | null
  product: string | null
  cents: number
}
type Sort = 'day' | 'order' | 'company' | 'product' | 'net'
type Props = InertiaProps<
  ShownList<Sort, 'from' | 'to' | 'product'> & {
    venue: { id: string; name: string }
    /** Of the days asked for, where there are any. */
    month: string | null
    papers: Paper[]
  }
>

/** Invoices and credit notes behind what a venue brought; each leads to its order. */
export default function VenuePapers({ venue, month, papers, ...shown }: Props) {
  const t = useText('statistics/venue_papers')
  const revenue = useText('statistics/venue_revenue')
  const ofMonth = month ? `?month=${month}` : ''
  return (
    <div className="pb-16">
      <AdminHead
        title={t('title', { name: venue.name })}
        crumbs={[
          { label: revenue('title'), href: `${DATA_PARTNERS}${ofMonth}` },
          { label: venue.name, href: `${DATA_PARTNERS}/${venue.id}${ofMonth}` },
          { label: revenue('papers') },
        ]}
      />
      <ListTable
        shown={shown}
        words={useAmountWords(useListWords('statistics/venue_papers', 'list'), ['net'])}
        filters={['from', 'to']}
        tools={{ name: 'venue_papers' }}
        rows={papers}
        columns={useColumns()}
      />
    </div>
  )
}

function useColumns(): ListColumn<Paper, Sort>[] {
  const { day, money } = useFormat()
  const mayOpen = useCan('orders.read')
  return [
    { id: 'day', sort: ['day', 'desc'], cell: (row) => day(row.day) },
    { id: 'paper', lead: true },
    {
      ...{ id: 'order', sort: ['order', 'desc'] },
      cell: ({ orderNumber }) =>
        mayOpen ? (
          <Link href={`${ADDRESSES.adminOrders}/${orderNumber}`}>{orderNumber}</Link>
        ) : (
          orderNumber
        ),
    },
    { id: 'company', wrap: true, sort: 'company' },
    { id: 'product', wrap: true, sort: 'product' },
    { id: 'net', end: true, sort: ['net', 'desc'], cell: ({ cents }) => money(cents) },
  ]
}

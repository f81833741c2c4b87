import { formatMoment } from '@kontor/design-system/date_text'
import type { Data } from '@generated/data'
import { From, Outcome, Sent } from '~/components/delivery/ledger_cells'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ListColumn, ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Line = Data.Delivery.Access
type Sort = 'startedAt' | 'file' | 'bytesSent'
type Props = InertiaProps<
  ShownList<Sort, 'way' | 'outcome'> & {
    delivery: { of: string; ofThis: string; crumbs: { name: string; href: string }[] }
    lines: Line[]
  }
>

/** Who fetched what of a delivery. */
export default function Ledger(props: Props) {
  const { delivery, lines, ...shown } = props
  const t = useText('delivery/ledger')
  const words = useListWords('delivery/ledger', 'ledger', useFilterWords())
  const noneText = t('ledger.nothing_fetched', { of_this: delivery.ofThis })
  return (
    <div className="pb-16">
      <PageHead
        title={t('ledger.title')}
        tabTitle={t('ledger.tab_title', { of: delivery.of })}
        lead={t('ledger.lead')}
        crumbs={[...delivery.crumbs, { name: t('ledger.title') }]}
      />
      <ListTable
        shown={shown}
        words={{ ...words, noneText }}
        density="compact"
        rows={lines}
        columns={useColumns()}
      />
    </div>
  )
}

function useColumns(): ListColumn<Line, Sort>[] {
  const t = useText('delivery/ledger')
  return [
    {
      id: 'when',
      head: t('ledger.when'),
      sort: 'startedAt',
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
      sort: 'file',
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
      sort: 'bytesSent',
      end: true,
      cell: (line) => <Sent line={line} />,
    },
    { id: 'outcome', head: t('ledger.outcome'), cell: (line) => <Outcome line={line} /> },
  ]
}

function useFilterWords() {
  const t = useText('delivery/ledger')
  return (name: string, value: string) =>
    t(`${name === 'way' ? 'ways' : 'outcomes'}.${value}` as 'ways.page')
}

import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { AdminHead } from '~/components/shell/admin_head'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ListColumn, ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Demand = {
  id: string
  kind: 'Search' | 'Before' | 'After' | 'Gap'
  what: string
  code: string | null
  asked: number
  days: number | null
  from: string | null
  to: string | null
  firstAsked: string
  lastAsked: string
}
type Sort = 'what' | 'asked' | 'days' | 'first' | 'last'
type Props = InertiaProps<ShownList<Sort, 'kind' | 'from' | 'to'> & { demand: Demand[] }>

/** What was asked for and is not sold: words that no product has, and days that do not exist. */
export default function UnmetDemand({ demand, ...shown }: Props) {
  const t = useText('statistics/demand')
  return (
    <div className="pb-16">
      <AdminHead title={t('title')} />
      <div className="pb-6">
        <Text tone="muted" measure>
          {t('about')}
        </Text>
      </div>
      <ListTable
        shown={shown}
        words={useListWords('statistics/demand', 'list')}
        filters={['kind', 'from', 'to']}
        tools={{ name: 'demand' }}
        rows={demand}
        columns={useColumns()}
      />
    </div>
  )
}

function useColumns(): ListColumn<Demand, Sort>[] {
  const fields = useText('shared/fields')
  const { count, day } = useFormat()
  const mayOpen = useCan('products.read')
  return [
    {
      ...{ id: 'what', wrap: true, sort: 'what' },
      cell: ({ what, code }) =>
        code && mayOpen ? <Link href={`/admin/manage-products/${code}/days`}>{what}</Link> : what,
    },
    { id: 'kind', wrap: true },
    {
      ...{ id: 'asked', lead: true, end: true, sort: ['asked', 'desc'] },
      cell: ({ asked }) => count(asked),
    },
    {
      ...{ id: 'days', end: true, sort: ['days', 'desc'] },
      cell: ({ days }) => (days === null ? '–' : count(days)),
    },
    {
      id: 'span',
      cell: ({ from, to }) =>
        from && to ? fields('from_to', { from: day(from), to: day(to) }) : '–',
    },
    { id: 'first', sort: ['first', 'desc'], cell: ({ firstAsked }) => day(firstAsked) },
    { id: 'last', sort: ['last', 'desc'], cell: ({ lastAsked }) => day(lastAsked) },
  ]
}

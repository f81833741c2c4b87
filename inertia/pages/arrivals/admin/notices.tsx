import { formatDay, MomentText } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { ARRIVALS } from '~/components/arrivals/addresses'
import { AdminHead } from '~/components/shell/admin_head'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Notice = Data.Arrivals.ListedNotice
type Props = InertiaProps<ShownList<'begun' | 'mails'> & { notices: Notice[] }>

/** Every notice that there was: its words, of what, until when, and to how many it was mailed. */
export default function Notices({ notices, ...shown }: Props) {
  const t = useText('arrivals/notices')
  const board = useText('arrivals/board')
  const { count } = useFormat()
  const until = ({ endedAt, lastDay }: Notice) =>
    endedAt ? <MomentText value={endedAt} /> : formatDay(lastDay)
  return (
    <div className="pb-16">
      <AdminHead
        title={t('all')}
        crumbs={[{ label: board('all'), href: ARRIVALS }, { label: t('all') }]}
      />
      <ListTable
        shown={shown}
        words={useListWords('arrivals/notices', 'list')}
        tools={{ name: 'notices' }}
        rows={notices}
        narrow="blocks"
        columns={[
          { id: 'notice', lead: true, wrap: true, cell: (one) => <Words notice={one} /> },
          { id: 'products', wrap: true, cell: ({ products }) => products },
          {
            id: 'begun',
            sort: ['begun', 'desc'],
            cell: ({ begunAt }) => <MomentText value={begunAt} />,
          },
          { id: 'until', cell: until },
          { id: 'by', cell: ({ by }) => by },
          { id: 'mails', sort: ['mails', 'desc'], end: true, cell: ({ mails }) => count(mails) },
        ]}
      />
    </div>
  )
}

const Words = ({ notice: { headline, text } }: { notice: Notice }) => (
  <span className="grid gap-0.5">
    <span>{headline}</span>
    <Text as="span" role="ui-s" tone="muted">
      {text}
    </Text>
  </span>
)

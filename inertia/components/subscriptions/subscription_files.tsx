import { Link } from '@kontor/design-system/link'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { formatMoment } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { ReturnAction } from './account/return_action'
import { useReturning } from './account/use_returning'
import { fileAddress } from './subscription_address'
import type { DayFile, FileNews, Returning } from './types'

interface SubscriptionFilesProps {
  typeId: number
  files: DayFile[]
  news: Record<string, FileNews>
  /** Of days that were asked back, by product and day. */
  returning: Record<string, Returning>
  shown: ShownList<'day' | 'name' | 'bytes' | 'updated', 'from' | 'to'>
}

/** The files of a subscription by day, each with what is new about it; a click fetches it. */
export function SubscriptionFiles(props: SubscriptionFilesProps) {
  const { typeId, files, news, returning, shown } = props
  useReturning(Object.values(returning))
  const t = useText('subscriptions/pages')
  const format = useFormat()
  return (
    <ListTable
      shown={shown}
      words={useListWords('subscriptions/pages', 'files')}
      rows={files}
      columns={[
        { id: 'day', sort: 'day', cell: ({ day }) => format.day(day) },
        {
          id: 'name',
          sort: 'name',
          cell: ({ id, name, storage }) =>
            storage === 'archive' ? (
              <Text as="span" role="mono" tone="inherit">
                {name}
              </Text>
            ) : (
              <Link href={fileAddress(typeId, id)} download={name}>
                <Text as="span" role="mono" tone="inherit">
                  {name}
                </Text>
              </Link>
            ),
          wrap: true,
        },
        {
          id: 'bytes',
          sort: 'bytes',
          cell: ({ bytes }) => format.size(bytes),
        },
        { id: 'updated', sort: 'updated', cell: ({ updatedAt }) => formatMoment(updatedAt) },
        {
          id: 'news',
          cell: (file) => {
            const state = stateOf(file, news[file.id] ?? null, returning)
            const isAway = state === 'archived' || state === 'not_returned'
            return (
              <div className="flex flex-wrap items-center gap-2">
                <StatusBadge status={SHAPES[state]} label={t(`news.${state}`)} />
                {isAway && <ReturnAction {...{ typeId, file }} />}
              </div>
            )
          },
        },
      ]}
    />
  )
}

type State = 'new' | 'corrected' | 'fetched' | 'archived' | 'returning' | 'not_returned'

const SHAPES: Record<State, string> = {
  ...{ new: 'new', corrected: 'degraded', fetched: 'downloaded', archived: 'archived' },
  ...{ returning: 'preparing', not_returned: 'failed' },
}

function stateOf(
  { id, storage }: DayFile,
  news: FileNews,
  returning: Record<string, Returning>
): State {
  if (storage !== 'archive') return news ?? 'fetched'
  const wish = returning[id.slice(0, id.lastIndexOf('-'))]
  if (!wish) return 'archived'
  return wish === 'Waiting' ? 'returning' : 'not_returned'
}

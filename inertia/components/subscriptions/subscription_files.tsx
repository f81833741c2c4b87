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
import { SinceLastVisit } from './account/since_last_visit'
import type { DayFile, FileNews, LastVisit, Returning } from './types'

interface SubscriptionFilesProps {
  typeId: number
  files: DayFile[]
  news: Record<string, FileNews>
  lastVisit: LastVisit | null
  /** Of days that were asked back, by product and day. */
  returning: Record<string, Returning>
  shown: ShownList<'day' | 'name' | 'bytes' | 'updated', 'from' | 'to'>
}

/** The files of a subscription by day, each with what is new about it; a click fetches it. */
export function SubscriptionFiles(props: SubscriptionFilesProps) {
  const { typeId, files, news, lastVisit, returning, shown } = props
  useReturning(Object.values(returning))
  const t = useText('subscriptions/pages')
  const format = useFormat()
  const since = new Set(lastVisit?.ids)
  return (
    <>
      {lastVisit && <SinceLastVisit lastVisit={lastVisit} />}
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
              const isSince = since.has(file.id) && state !== 'corrected'
              const isAway = state === 'archived' || state === 'not_returned'
              return (
                <div className="flex flex-wrap items-center gap-2">
                  {isSince && (
                    <StatusBadge
                      status="new"
                      label={t(`news.${file.version > 1 ? 'corrected_since' : 'new'}`)}
                    />
                  )}
                  {!(isSince && state === 'unfetched') && (
                    <StatusBadge status={SHAPES[state]} label={t(`news.${state}`)} />
                  )}
                  {isAway && <ReturnAction {...{ typeId, file }} />}
                </div>
              )
            },
          },
        ]}
      />
    </>
  )
}

type State = 'unfetched' | 'corrected' | 'fetched' | 'archived' | 'returning' | 'not_returned'

const SHAPES: Record<State, string> = {
  ...{ unfetched: 'queued', corrected: 'degraded', fetched: 'downloaded', archived: 'archived' },
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

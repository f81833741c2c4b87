import type { Data } from '@generated/data'
import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Heading, Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { OwnStory } from './own_story'
import { requestAnchor, SUBSCRIPTIONS } from './subscription_address'

type Request = Data.Subscriptions.OwnRequest

/** What the caller has asked for, and how it was answered; nothing where he has not. */
export function OwnRequests({ requests, older }: { requests: Request[]; older: number | null }) {
  const t = useText('subscriptions/subscription_requests')
  const columns = useColumns()
  if (requests.length === 0) return null
  return (
    <section className="grid gap-4" aria-label={t('mine.title')}>
      <Heading level={2}>{t('mine.title')}</Heading>
      <DataTable
        caption={t('mine.title')}
        rows={requests}
        rowKey={({ id }) => id}
        columns={columns}
      />
      {older !== null && (
        <p>
          <Link href={`${SUBSCRIPTIONS}?before=${older}`}>{t('mine.older')}</Link>
        </p>
      )}
    </section>
  )
}

function useColumns() {
  const t = useText('subscriptions/subscription_requests')
  return [
    {
      id: 'id',
      head: t('list.columns.id'),
      cell: ({ id }: Request) => <span id={requestAnchor(id)}>{id}</span>,
    },
    {
      id: 'product',
      head: t('list.columns.productName'),
      cell: (request: Request) => (
        <span className="grid">
          {request.productName}
          <Text as="span" role="ui-s" tone="muted">
            {request.currencies.join(', ')}
          </Text>
        </span>
      ),
      wrap: true,
    },
    {
      id: 'start',
      head: t('list.columns.startsOn'),
      cell: ({ startsOn }: Request) => (startsOn ? formatDay(startsOn) : t('any_day')),
    },
    {
      id: 'sent',
      head: t('list.columns.createdAt'),
      cell: ({ createdAt }: Request) => formatMoment(createdAt),
    },
    {
      id: 'state',
      head: t('list.columns.state'),
      cell: ({ state, story }: Request) => (
        <span className="grid max-w-field">
          <StatusBadge status={state} label={t(`list.values.state.${state}`)} />
          <OwnStory story={story} />
        </span>
      ),
      wrap: true,
    },
  ]
}

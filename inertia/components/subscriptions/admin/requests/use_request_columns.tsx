import { formatDay } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { Age } from '~/components/shell/age'
import type { ListColumn } from '~/components/shell/lists/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { RequestHistory } from './request_history'
import type { RequestEvent, SubscriptionRequest } from './types'

export type RequestFilter = 'state' | 'account' | 'createdFrom' | 'createdTo'
export type RequestSort = 'id' | 'person' | 'typeName' | 'productName' | 'startsOn' | 'state'

/** Who asks for what, where it stands, and how that came about. */
export function useRequestColumns(
  histories: Readonly<Record<number, RequestEvent[]>>
): ListColumn<SubscriptionRequest, RequestSort>[] {
  const t = useText('subscriptions/subscription_requests')
  return [
    { id: 'id', sort: 'id', cell: (request) => <NumberAndAge request={request} /> },
    { id: 'person', sort: 'person', cell: (request) => <Person request={request} />, wrap: true },
    {
      id: 'typeName',
      sort: 'typeName',
      cell: (request) => <Wanted request={request} />,
      wrap: true,
    },
    { id: 'productName', sort: 'productName', wrap: true },
    {
      id: 'startsOn',
      sort: 'startsOn',
      cell: ({ startsOn }) => (startsOn ? formatDay(startsOn) : t('any_day')),
    },
    { id: 'parts', cell: ({ currencies }) => currencies.join(', '), wrap: true },
    { id: 'createdAt', cell: ({ createdAt }) => <Age value={createdAt} /> },
    {
      id: 'state',
      sort: 'state',
      cell: ({ id, state }) => (
        <>
          <StatusBadge status={state} label={t(`list.values.state.${state}`)} />
          <RequestHistory events={histories[id] ?? []} />
        </>
      ),
      wrap: true,
    },
  ]
}

/** Where requests wait, how long they do stands with their number. */
function NumberAndAge({ request: { id, createdAt } }: { request: SubscriptionRequest }) {
  return (
    <span className="grid">
      {id}
      <Text as="span" role="ui-s" tone="muted">
        <Age value={createdAt} />
      </Text>
    </span>
  )
}

/** The type that is given, and below it what was asked for. */
function Wanted({ request }: { request: SubscriptionRequest }) {
  const { typeName, productName, currencies } = request
  return (
    <span className="grid max-w-52">
      {typeName ?? '–'}
      <Text as="span" role="ui-s" tone="muted">
        {[productName, currencies.join(', ')].filter(Boolean).join(' · ')}
      </Text>
    </span>
  )
}

/** A customer leads to the subscriptions he has; a visitor has no account yet. */
function Person({ request: { userId, person, company } }: { request: SubscriptionRequest }) {
  const t = useText('subscriptions/subscription_requests')
  return (
    <span className="grid max-w-48">
      {userId === null ? (
        person
      ) : (
        <Link href={`${ADDRESSES.users}/${userId}/subscriptions`}>{person}</Link>
      )}
      <Text as="span" role="ui-s" tone="muted">
        {[company, userId === null && t('no_account')].filter(Boolean).join(' · ')}
      </Text>
    </span>
  )
}

import { Link } from '@kontor/design-system/link'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { userAddress } from '~/components/shell/addresses'
import type { ListColumn } from '~/components/shell/lists/types'
import { useText } from '~/hooks/use_text'
import { SubscriptionStatus } from '../../subscription_status'
import { useRangeWords } from '../../use_range_words'
import type { axisOf } from './axis_of'
import { SubscriberRanges } from './subscriber_ranges'
import { SubscriberAxis, SubscriberRibbon } from './subscriber_ribbon'
import type { Subscriber } from './types'

type Sort = 'name' | 'email' | 'company' | 'status' | 'ends'

/** What is said of somebody who holds a type, with the days drawn over some years. */
export function useSubscriberColumns(
  axis: ReturnType<typeof axisOf>
): ListColumn<Subscriber, Sort>[] {
  const t = useText('subscriptions/subscribers')
  const words = useRangeWords()
  return [
    { id: 'name', sort: 'name', lead: true, cell: (one) => <Who subscriber={one} />, wrap: true },
    { id: 'company', sort: 'company', wrap: true },
    { id: 'status', sort: 'status', cell: (one) => <Standing subscriber={one} /> },
    {
      id: 'ranges',
      sort: 'ends',
      axis: <SubscriberAxis axis={axis} />,
      cell: (one) => (
        <div className="grid min-w-60 gap-1">
          <SubscriberRibbon axis={axis} subscriber={one} />
          <SubscriberRanges subscriber={one} />
        </div>
      ),
      wrap: true,
    },
    {
      id: 'visibility',
      cell: ({ visibleFrom, visibleUntil }) =>
        visibleFrom || visibleUntil ? words(visibleFrom, visibleUntil) : t('no_visibility'),
      wrap: true,
    },
  ]
}

function Who({ subscriber: { userId, name, email } }: { subscriber: Subscriber }) {
  return (
    <span className="grid min-w-44">
      <Link href={userAddress(userId)}>{name || email}</Link>
      <Text as="span" role="ui-s" tone="subtle">
        {email}
      </Text>
    </span>
  )
}

function Standing({ subscriber: { status, isLocked } }: { subscriber: Subscriber }) {
  const t = useText('subscriptions/subscribers')
  return (
    <span className="grid justify-items-start gap-1">
      <SubscriptionStatus status={status} />
      {isLocked && <StatusBadge status="locked" label={t('locked')} />}
    </span>
  )
}

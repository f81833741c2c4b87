import { StatusBadge } from '@kontor/design-system/status_badge'
import { useText } from '~/hooks/use_text'
import type { HeldSubscription } from './types'

/** Where a subscription stands, by the days of data that it entitles to. */
export function SubscriptionStatus({ status }: Pick<HeldSubscription, 'status'>) {
  const t = useText('subscriptions/pages')
  return <StatusBadge status={status} label={t(`statuses.${status}`)} />
}

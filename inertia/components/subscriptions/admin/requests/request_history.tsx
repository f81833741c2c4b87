import { formatMoment } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { RequestEvent } from './types'

/** What became of a request: when, through whom and why. */
export function RequestHistory({ events }: { events: readonly RequestEvent[] }) {
  const t = useText('subscriptions/subscription_requests')
  return (
    <ol className="grid gap-0.5 pt-1 wrap-anywhere">
      {events.map(({ at, actor, action, reason }) => (
        <li key={at}>
          <Text as="span" role="ui-s" tone="muted">
            {t(`history.${action}` as 'history.received', { actor, at: formatMoment(at) })}
            {reason && ` ${reason}`}
          </Text>
        </li>
      ))}
    </ol>
  )
}

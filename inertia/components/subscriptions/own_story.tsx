import type { Data } from '@generated/data'
import { formatMoment } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

type Step = Data.Subscriptions.OwnRequest['story'][number]

/** What became of a request, as whoever asked was told of it by e-mail. */
export function OwnStory({ story }: { story: readonly Step[] }) {
  const t = useText('subscriptions/subscription_requests')
  return (
    <ol className="grid gap-0.5 pt-1 wrap-anywhere">
      {story.map(({ step, at, reason }) => (
        <li key={step}>
          <Text as="span" role="ui-s" tone="muted">
            {t(`story.${step}`, { at: formatMoment(at) })}
            {reason && ` ${t('story.reason', { reason })}`}
          </Text>
        </li>
      ))}
    </ol>
  )
}

import { formatDay } from '@kontor/design-system/date_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { useRangeWords } from '../../use_range_words'
import type { Subscriber } from './types'

type Range = Subscriber['ranges'][number]

const MOST_SHOWN = 4

/** The date ranges of somebody, each with when it may be seen. */
export function SubscriberRanges({ subscriber }: { subscriber: Subscriber }) {
  const t = useText('subscriptions/subscribers')
  const { ranges, isUnrestricted } = subscriber
  if (isUnrestricted) return t('unrestricted')
  if (ranges.length === 0) return t('no_range')
  const shown = ranges.slice(-MOST_SHOWN)
  const more = ranges.length - shown.length
  return (
    <ul className="grid gap-1.5">
      {more > 0 && <li className="text-muted">{t('earlier', { count: more })}</li>}
      {shown.map((range) => (
        <RangeLine key={range.id} range={range} />
      ))}
    </ul>
  )
}

function RangeLine({ range }: { range: Range }) {
  const t = useText('subscriptions/subscribers')
  const held = useText('subscriptions/pages')
  const words = useRangeWords()
  const { startsOn, endsOn, visibleFrom, visibleUntil, isTrial, isSalesTrial, items } = range
  const { actualStartsOn } = range
  const files = actualStartsOn && held('ranges.actual_start', { day: formatDay(actualStartsOn) })
  const trial = isSalesTrial ? t('sales_trial') : isTrial && t('trial')
  const isLimited = visibleFrom !== null || visibleUntil !== null
  return (
    <li>
      {[words(startsOn, endsOn), trial, items.join(', ')].filter(Boolean).join(', ')}
      {files && (
        <Text role="ui-s" tone="muted">
          {files}
        </Text>
      )}
      {isLimited && (
        <Text role="ui-s" tone="muted">
          {t('visible', { days: words(visibleFrom, visibleUntil) })}
        </Text>
      )}
      {range.isVisibilityOver && (
        <span className="block">
          <StatusBadge status="inactive" label={t('over')} />
        </span>
      )}
    </li>
  )
}

import { SpanAxis, SpanLegend, SpanRibbon } from '@kontor/design-system/span_ribbon'
import { shopToday } from '~/components/shell/shop_today'
import { useText } from '~/hooks/use_text'
import { seenOf, spansOf } from './spans_of'
import type { Subscriber } from './types'

/** The date ranges of somebody on the axis that all rows share; in words they stand below it. */
export function SubscriberRibbon({ subscriber }: { subscriber: Subscriber }) {
  const today = shopToday()
  return (
    <SpanRibbon
      axis={axisAround(today)}
      today={today}
      spans={spansOf(subscriber, today)}
      seen={seenOf(subscriber)}
    />
  )
}

/** The years of the ribbons, for the head of their column. */
export function SubscriberAxis() {
  const t = useText('subscriptions/subscribers')
  const today = shopToday()
  return <SpanAxis axis={axisAround(today)} today={today} todayLabel={t('ribbon.today')} />
}

/** What the marks of the ribbons mean. */
export function SubscriberLegend() {
  const t = useText('subscriptions/subscribers')
  return (
    <SpanLegend
      given={t('ribbon.given')}
      trial={t('trial')}
      ahead={t('ribbon.ahead')}
      over={t('ribbon.over')}
      seen={t('list.columns.visibility')}
      today={t('ribbon.today')}
    />
  )
}

/** The year of today, the one before and the one after it. */
function axisAround(today: string) {
  const year = Number(today.slice(0, 4))
  return { from: `${year - 1}-01-01`, to: `${year + 1}-12-31` }
}

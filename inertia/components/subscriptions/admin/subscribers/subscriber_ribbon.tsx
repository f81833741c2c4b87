import { SpanAxis, SpanLegend, SpanRibbon } from '@kontor/design-system/span_ribbon'
import type { ComponentProps } from 'react'
import { shopToday } from '~/components/shell/shop_today'
import { useText } from '~/hooks/use_text'
import { seenOf, spansOf } from './spans_of'
import type { Subscriber } from './types'

type Years = Pick<ComponentProps<typeof SpanAxis>, 'axis'>

/** The date ranges of somebody on the axis that all rows share; in words they stand below it. */
export function SubscriberRibbon({ axis, subscriber }: Years & { subscriber: Subscriber }) {
  const today = shopToday()
  return (
    <SpanRibbon
      axis={axis}
      today={today}
      spans={spansOf(subscriber, today)}
      seen={seenOf(subscriber)}
    />
  )
}

/** The years of the ribbons, for the head of their column. */
export function SubscriberAxis({ axis }: Years) {
  const t = useText('subscriptions/subscribers')
  return <SpanAxis axis={axis} today={shopToday()} todayLabel={t('ribbon.today')} />
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

import { hourAt } from '@kontor/design-system/patterns/arrival_clock'
import { Heading, Text } from '@kontor/design-system/text'
import { ArrivalState } from '~/components/arrivals/arrival_state'
import { ClockLegend } from '~/components/arrivals/clock_legend'
import { ClockPlot } from '~/components/arrivals/clock_plot'
import { clockScale } from '~/components/arrivals/clock_scale'
import { clockTime } from '~/components/arrivals/clock_time'
import type { Arrival, Plot } from '~/components/arrivals/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

interface MorningsProps {
  arrivals: Arrival[]
  plots: Plot[]
  now: string
}

/** How the newest day of each product came, against when it was promised and how days usually come. */
export function Mornings({ arrivals, plots, now }: MorningsProps) {
  const t = useText('subscriptions/held')
  const scale = clockScale(plots)
  return (
    <section className="grid max-w-window gap-3">
      <Heading level={2}>{t('morning.title')}</Heading>
      <ul className="grid gap-5">
        {arrivals.map((arrival, at) => (
          <li
            key={`${arrival.product}-${arrival.day}`}
            className="grid items-end gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="grid gap-1">
              <Text as="span" role="ui-s" tone="subtle">
                {arrival.productName}
              </Text>
              <ArrivalState arrival={arrival} now={now} />
              <Promise arrival={arrival} />
            </div>
            <div>
              <ClockPlot arrival={{ ...arrival, plot: plots[at]! }} scale={scale} />
              <Text role="ui-s" tone="subtle" isTabular>
                {t('morning.hours', { from: hourAt(scale.from), to: hourAt(scale.to) })}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      <ClockLegend />
    </section>
  )
}

function Promise({ arrival }: { arrival: Arrival }) {
  const t = useText('subscriptions/held')
  const { day } = useFormat()
  const { dueAt, usualAt, morning, learntDays } = arrival
  const promised = t('morning.promised', {
    day: day(arrival.day),
    time: clockTime(dueAt, morning),
  })
  const usual =
    usualAt && t('morning.usual', { time: clockTime(usualAt, morning), count: learntDays })
  return (
    <Text role="ui" tone="muted">
      {[promised, usual].filter(Boolean).join(' ')}
    </Text>
  )
}

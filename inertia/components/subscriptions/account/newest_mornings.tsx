import { formatDay } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { DataTable, type TableColumn } from '@kontor/design-system/patterns/data_table'
import { ArrivalState } from '~/components/arrivals/arrival_state'
import { ClockLegend } from '~/components/arrivals/clock_legend'
import { ClockPlot } from '~/components/arrivals/clock_plot'
import { clockScale } from '~/components/arrivals/clock_scale'
import { clockTime } from '~/components/arrivals/clock_time'
import type { PlottedArrival } from '~/components/arrivals/types'
import { PageSection } from '~/components/shell/page_section'
import { subscriptionAddress, SUBSCRIPTIONS } from '~/components/subscriptions/subscription_address'
import { useText } from '~/hooks/use_text'

type NewestDay = PlottedArrival & { typeId: number }
export type NewestDays = { now: string; arrivals: NewestDay[] }

/** How the newest day of each product came that somebody subscribes to, what is waited for first. */
export function NewestMornings({ now, arrivals }: NewestDays) {
  const t = useText('subscriptions/held')
  return (
    <PageSection
      title={t('newest.title')}
      sum={<Link href={SUBSCRIPTIONS}>{t('newest.all')}</Link>}
    >
      <DataTable
        caption={t('newest.title')}
        columns={useColumns(now, arrivals)}
        rows={arrivals}
        rowKey={({ product, day }) => `${product}-${day}`}
        rowHref={({ typeId }) => subscriptionAddress(typeId)}
      />
      <ClockLegend />
    </PageSection>
  )
}

function useColumns(now: string, arrivals: readonly NewestDay[]): TableColumn<NewestDay>[] {
  const t = useText('subscriptions/held')
  const scale = clockScale(arrivals.map(({ plot }) => plot))
  return [
    {
      id: 'name',
      head: t('newest.subscription'),
      wrap: true,
      cell: ({ productName }) => productName,
    },
    { id: 'day', head: t('newest.day'), cell: ({ day }) => formatDay(day) },
    {
      id: 'clock',
      head: t('newest.clock'),
      cell: (arrival) => <ClockPlot arrival={arrival} scale={scale} />,
    },
    {
      id: 'promised',
      head: t('newest.promised'),
      cell: ({ dueAt, morning }) => clockTime(dueAt, morning),
    },
    {
      id: 'state',
      head: t('newest.state'),
      cell: (arrival) => <ArrivalState arrival={arrival} now={now} />,
    },
  ]
}

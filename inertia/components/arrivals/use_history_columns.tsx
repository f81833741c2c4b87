import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import type { ListColumn } from '~/components/shell/lists/types'
import { useText } from '~/hooks/use_text'
import { ArrivalState } from './arrival_state'
import { ArrivedSize } from './arrived_size'
import { ClockPlot } from './clock_plot'
import type { ClockScale } from './clock_scale'
import { clockTime } from './clock_time'
import type { PlottedArrival } from './types'

type Sort = 'day' | 'arrived' | 'bytes'

export function useHistoryColumns(
  scale: ClockScale,
  now: string
): ListColumn<PlottedArrival, Sort>[] {
  const t = useText('arrivals/words')
  return [
    { id: 'day', sort: ['day', 'desc'], lead: true, cell: ({ day }) => formatDay(day) },
    { id: 'due', cell: ({ dueAt }) => formatMoment(dueAt) },
    {
      id: 'usual',
      cell: ({ usualAt, morning, learntDays }) =>
        usualAt ? clockTime(usualAt, morning) : t('not_learnt', { days: learntDays }),
    },
    { id: 'clock', cell: (row) => <ClockPlot arrival={row} scale={scale} /> },
    {
      id: 'state',
      sort: ['arrived', 'desc'],
      cell: (row) => <ArrivalState arrival={row} now={now} />,
    },
    {
      id: 'size',
      sort: ['bytes', 'desc'],
      end: true,
      cell: (row) => <ArrivedSize arrival={row} />,
    },
  ]
}

import { formatDay } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import type { ListColumn } from '~/components/shell/lists/types'
import { useText } from '~/hooks/use_text'
import { historyAddress } from './addresses'
import { ArrivalState } from './arrival_state'
import { ArrivedSize } from './arrived_size'
import { ClockPlot } from './clock_plot'
import type { ClockScale } from './clock_scale'
import { clockTime } from './clock_time'
import type { BoardSort, PlottedArrival } from './types'

export function useBoardColumns(
  scale: ClockScale,
  now: string
): ListColumn<PlottedArrival, BoardSort>[] {
  return [
    { id: 'product', sort: 'name', wrap: true, cell: (row) => <Product {...row} /> },
    { id: 'due', sort: 'due', cell: (row) => <Due {...row} /> },
    { id: 'clock', cell: (row) => <ClockPlot arrival={row} scale={scale} /> },
    {
      ...{ id: 'state', sort: 'status', lead: true },
      cell: (row) => <ArrivalState arrival={row} now={now} />,
    },
    {
      id: 'size',
      sort: ['bytes', 'desc'],
      end: true,
      cell: (row) => <ArrivedSize arrival={row} />,
    },
    { id: 'day', cell: ({ day }) => formatDay(day) },
  ]
}

function Product({ product, productName, venues }: PlottedArrival) {
  return (
    <span className="grid">
      <span>
        <Link href={historyAddress(product)}>{productName}</Link>
      </span>
      <Text as="span" role="ui-s" tone="subtle">
        {venues.join(', ')}
      </Text>
    </span>
  )
}

/** On a phone no head says what the time is. */
function Due({ dueAt, morning }: PlottedArrival) {
  const t = useText('arrivals/words')
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true" className="sm:hidden print:hidden">
        {t('legend.due')}{' '}
      </span>
      {clockTime(dueAt, morning)}
    </span>
  )
}

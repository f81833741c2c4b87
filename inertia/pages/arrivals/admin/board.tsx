import { formatDay } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import { ClockLegend } from '~/components/arrivals/clock_legend'
import { clockScale, hourAt } from '~/components/arrivals/clock_scale'
import { MorningLinks, type Beside } from '~/components/arrivals/morning_links'
import type { Arrival, BoardFilter, BoardSort, BoardView, Plot } from '~/components/arrivals/types'
import { useBoardColumns } from '~/components/arrivals/use_board_columns'
import { AdminHead } from '~/components/shell/admin_head'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<BoardSort, BoardFilter, BoardView> & {
    morning: string | null
    beside: Beside
    now: string
    arrivals: Arrival[]
    plots: Plot[]
  }
>

/** What was due on a morning: late days first, then what is missing, corrected and still expected. */
export default function Board({ morning, beside, now, arrivals, plots, ...shown }: Props) {
  const t = useText('arrivals/board')
  const scale = clockScale(plots)
  const words = useListWords('arrivals/board', 'list')
  return (
    <div className="pb-16">
      <AdminHead
        title={morning ? t('title', { day: formatDay(morning) }) : t('all')}
        end={<MorningLinks {...beside} isNewest={morning === null} />}
      />
      <Text tone="muted" measure>
        {t('lead', shown.counts)}
      </Text>
      <div className="pt-6">
        <ListTable
          shown={shown}
          words={{
            ...words,
            column: (id) =>
              id === 'clock'
                ? t('clock', { from: hourAt(scale.from), to: hourAt(scale.to) })
                : words.column(id),
          }}
          tools={{ name: 'arrivals' }}
          narrow="blocks"
          rows={arrivals.map((one, at) => ({ ...one, plot: plots[at]! }))}
          rowKey={({ product, day }) => `${product}:${day}`}
          columns={useBoardColumns(scale, now)}
        />
        <ClockLegend />
      </div>
    </div>
  )
}

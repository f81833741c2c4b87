import { Text } from '@kontor/design-system/text'
import { ARRIVALS } from '~/components/arrivals/addresses'
import { ClockLegend } from '~/components/arrivals/clock_legend'
import { clockScale } from '~/components/arrivals/clock_scale'
import type { Arrival, Plot } from '~/components/arrivals/types'
import { useClockWords } from '~/components/arrivals/use_clock_words'
import { useHistoryColumns } from '~/components/arrivals/use_history_columns'
import { AdminHead } from '~/components/shell/admin_head'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<'day' | 'arrived' | 'bytes', 'status' | 'size' | 'day'> & {
    product: { code: string; name: string }
    now: string
    arrivals: Arrival[]
    plots: Plot[]
  }
>

/** How the days of one product came. */
export default function ProductArrivals({ product, now, arrivals, plots, ...shown }: Props) {
  const t = useText('arrivals/board')
  const scale = clockScale(plots)
  const words = useClockWords(useListWords('arrivals/board', 'history'), scale)
  return (
    <div className="pb-16">
      <AdminHead
        title={product.name}
        crumbs={[{ label: t('all'), href: ARRIVALS }, { label: product.name }]}
      />
      <Text tone="muted" measure>
        {t('history_lead')}
      </Text>
      <div className="pt-6">
        <ListTable
          shown={shown}
          words={words}
          tools={{ name: 'product_arrivals' }}
          narrow="blocks"
          rows={arrivals.map((one, at) => ({ ...one, plot: plots[at]! }))}
          rowKey={({ day }) => day}
          columns={useHistoryColumns(scale, now)}
        />
        <ClockLegend />
      </div>
    </div>
  )
}

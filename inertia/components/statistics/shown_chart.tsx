import { router } from '@inertiajs/react'
import { BarsOverTime, RankedBars } from '@kontor/design-system/chart'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { addressOfBar, addressOfStep } from './address_of_bar'
import { totalOf } from './chart_words'
import type { ConversionStep } from './conversion_steps'
import type { ShownChart as Chart, StatisticsPage, TabName } from './types'
import { useBarLabel } from './use_bar_label'
import { useComparison } from './use_comparison'
import { useSeriesWords } from './use_series_words'

type Props = {
  chart: Chart
  comparison: StatisticsPage['comparison']
  tab: TabName
  /** What it is called, where it is not the first of its tab. */
  name?: 'held'
  asked: [string, string][]
}

/** The chart of a tab, with the table of its figures; a bar leads to what lies behind it. */
export function ShownChart({ chart, comparison, tab, name, asked }: Props) {
  const t = useText('statistics/page')
  const { money, count } = useFormat()
  const seriesWord = useSeriesWords()
  const compared = useComparison(comparison)
  const labelOf = useBarLabel(chart.step)
  const format = chart.isMoney ? money : count
  const nameOf = ({ id, label }: Chart['bars'][number]) =>
    chart.kind === 'steps' ? t(`figures.${id as ConversionStep}`) : (label ?? labelOf(id))
  const points = chart.bars.map((bar) => ({
    ...{ id: bar.id, label: nameOf(bar), values: bar.values },
    ...(bar.before !== undefined && { before: bar.before }),
  }))
  const [largest] = [...points].sort((one, other) => totalOf(other) - totalOf(one))
  if (!largest || points.every((point) => totalOf(point) === 0 && !point.before)) {
    return <Text tone="muted">{t('no_data')}</Text>
  }
  const shared = {
    points,
    format,
    ...(compared && { comparison: compared }),
    series: chart.series.map((id) => ({ id, label: seriesWord(id) })),
    label: t(`charts.${name ?? tab}`),
    summary: t('summary', { label: largest.label, value: format(totalOf(largest)) }),
    table: {
      toggle: t('table'),
      point: t(chart.kind === 'time' ? `steps.${chart.step}` : `points.${tab as 'sales-by-user'}`),
      ...(chart.series.length > 1 && { total: t('total') }),
    },
  }
  const open = (href: string) => router.visit(href)
  const barOf = new Map(chart.bars.map((bar) => [bar.id, bar]))
  const hrefOf = ({ id }: { id: string }) => {
    const bar = barOf.get(id)!
    if (chart.kind === 'steps') return bar.href ?? addressOfStep(id as ConversionStep, asked)
    return addressOfBar(tab, bar, asked)
  }
  const Bars = chart.kind === 'time' ? BarsOverTime : RankedBars
  return <Bars {...shared} leads={{ hrefOf, open, hint: t('leads') }} />
}

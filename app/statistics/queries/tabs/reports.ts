import type { Asked } from '#statistics/domain/asked'
import type { ChartOf, FigureOf } from '#statistics/domain/figures'
import { stepOf } from '#statistics/domain/span'
import { timeBars } from '#statistics/domain/time_bars'
import { reportsOverTime, type ReportBar } from '#statistics/queries/report_sums'

export async function reportFigures(asked: Asked): Promise<FigureOf[]> {
  const found = await reportsOverTime(asked, stepOf(asked))
  const sum = (of: (bar: ReportBar) => number) => found.reduce((all, bar) => all + of(bar), 0)
  return [
    { id: 'net', value: sum(({ netCents }) => netCents), isMoney: true },
    { id: 'reports', value: sum(({ reports }) => reports), isMoney: false },
  ]
}

export async function reportChart(asked: Asked): Promise<ChartOf> {
  const step = stepOf(asked)
  const found = await reportsOverTime(asked, step)
  const bars = timeBars(asked, step, found, ([bar]) => [bar?.netCents ?? 0])
  return { kind: 'time', step, series: ['net'], isMoney: true, bars }
}

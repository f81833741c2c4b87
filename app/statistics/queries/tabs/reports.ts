import type { Asked } from '#statistics/domain/asked'
import type { ChartOf } from '#statistics/domain/figures'
import { chartOverTime, comparedFigures } from '#statistics/queries/over_time'
import { reportsOverTime, type ReportBar } from '#statistics/queries/report_sums'

type Sums = Pick<ReportBar, 'netCents' | 'reports'>

const FIGURES = {
  net: { of: ({ netCents }: Sums) => netCents, isMoney: true },
  reports: { of: ({ reports }: Sums) => reports, isMoney: false },
}

export const reportFigures = (asked: Asked) => comparedFigures(asked, sumsOf, FIGURES)

export const reportChart = (asked: Asked): Promise<ChartOf> =>
  chartOverTime(asked, {
    series: ['net'],
    isMoney: true,
    read: reportsOverTime,
    valuesOf: ([bar]) => [bar?.netCents ?? 0],
  })

const sumsOf = async (asked: Asked): Promise<Sums> =>
  (await reportsOverTime(asked))[0] ?? { netCents: 0, reports: 0 }

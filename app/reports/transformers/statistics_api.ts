import { fieldsOf, is } from '#shared/http/api_description'
import { eurosToWire } from '#shared/http/wire'
import type { StatisticsRow, StatisticsSum } from '#reports/queries/report_statistics'

const { about, integer, listOf, named, next, nullable, object, text } = is

const bpId = about(nullable(text), 'BP number of the customer.')

const row = fieldsOf<StatisticsRow>()({
  reportId: integer,
  totalAmount: [is.euros, ({ totalCents }) => eurosToWire(totalCents)],
  created: [is.moment, ({ createdAt }) => createdAt.toISOString()],
  email: text,
  bpId,
})

const sum = fieldsOf<StatisticsSum>()({
  totalAmount: [is.euros, ({ totalCents }) => eurosToWire(totalCents)],
  noReports: [about(integer, 'How many reports.'), ({ reports }) => reports],
  bpId,
})

export const statisticsSchema = named(
  'ReportStatistics',
  object({
    rows: listOf(named('ReportStatisticsRow', row.schema)),
    totalCount: about(integer, 'Rows on all pages.'),
    next,
    summary: listOf(named('ReportStatisticsSum', sum.schema)),
  })
)

type Found = {
  rows: StatisticsRow[]
  totalCount: number
  next: string | null
  summary: StatisticsSum[]
}

export const statisticsToWire = (found: Found) => ({
  rows: found.rows.map((one) => row.of(one)),
  totalCount: found.totalCount,
  next: found.next,
  summary: found.summary.map((one) => sum.of(one)),
})

import { ReportHead } from '~/components/reports/report_head'
import {
  MY_REPORTS,
  type Report,
  type ReportFilter,
  type ReportSort,
} from '~/components/reports/types'
import { useLiveReports } from '~/components/reports/use_live_reports'
import { useReportColumns } from '~/components/reports/use_report_columns'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<ReportSort, ReportFilter> & { reports: Report[]; mayRequest: boolean }
>

/** What the caller had made; rows that are being made move by themselves. */
export default function MyReports({ reports, mayRequest, ...shown }: Props) {
  const t = useText('reports/pages')
  useLiveReports(reports)
  const words = useListWords('reports/pages', 'list', (name, value) =>
    name === 'state' ? t(`states.${value as 'New'}`) : t(`list.values.invoiced.${value as 'Yes'}`)
  )
  return (
    <div className="grid grid-cols-1 gap-6 pb-16">
      <ReportHead current="reports" mayRequest={mayRequest} />
      <ListTable
        shown={shown}
        words={words}
        filters={['state', 'invoiced']}
        rows={reports}
        isWide
        columns={useReportColumns(MY_REPORTS)}
        firstText={t('list.none_text')}
      />
    </div>
  )
}

import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import type { ListColumn } from '~/components/shell/lists/types'
import { useFormat } from '~/hooks/use_format'
import { ReportIsins } from './report_isins'
import { ReportLinks } from './report_links'
import { ReportState } from './report_state'
import { MY_REPORTS, type Report, type ReportSort } from './types'

/** What a report shows everywhere; `path` says where its files lie. */
export function useReportColumns(path: string): ListColumn<Report, ReportSort>[] {
  const { money } = useFormat()
  return [
    {
      id: 'id',
      sort: ['id', 'desc'],
      cell: ({ id }) => <span className="whitespace-nowrap">R-{id}</span>,
    },
    { id: 'date', sort: ['date', 'desc'], cell: ({ day }) => formatDay(day) },
    { id: 'isins', wrap: true, cell: (report) => <ReportIsins {...report} /> },
    {
      id: 'created',
      sort: ['created', 'desc'],
      cell: ({ createdAt }) => formatMoment(createdAt),
    },
    { id: 'price', sort: 'price', end: true, cell: ({ priceCents }) => money(priceCents) },
    { id: 'discount', end: true, cell: ({ discountCents }) => money(discountCents) },
    { id: 'total', sort: 'total', end: true, cell: ({ totalCents }) => money(totalCents) },
    {
      id: 'state',
      sort: 'state',
      wrap: true,
      cell: (report) => <ReportState report={report} path={path} />,
    },
    {
      id: 'files',
      wrap: true,
      cell: (report) => (
        <ReportLinks report={report} path={path} proofs={path === MY_REPORTS ? path : undefined} />
      ),
    },
  ]
}

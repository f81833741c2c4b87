import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import type { ReactNode } from 'react'
import type { ListColumn } from '~/components/shell/lists/types'
import { useFormat } from '~/hooks/use_format'
import { ReportIsins } from './report_isins'
import { ReportLinks } from './report_links'
import { ReportState } from './report_state'
import { MY_REPORTS, type Report, type ReportSort } from './types'

/** Staff have more columns than fit beside each other as wide as customers have them. */
const NARROW = {
  isins: 'block sm:w-32 sm:whitespace-normal',
  state: 'block sm:w-40 sm:whitespace-normal',
  files: 'block sm:w-32 sm:whitespace-normal',
}

/** What a report shows everywhere; `path` says where its files lie. */
export function useReportColumns(path: string): ListColumn<Report, ReportSort>[] {
  const { money } = useFormat()
  const isOwn = path === MY_REPORTS
  const narrow = (id: keyof typeof NARROW, cell: ReactNode) =>
    isOwn ? cell : <span className={NARROW[id]}>{cell}</span>
  return [
    {
      id: 'id',
      sort: ['id', 'desc'],
      cell: ({ id }) => <span className="whitespace-nowrap">R-{id}</span>,
    },
    { id: 'date', sort: ['date', 'desc'], cell: ({ day }) => formatDay(day) },
    {
      ...{ id: 'isins', wrap: isOwn },
      cell: (report) => narrow('isins', <ReportIsins {...report} />),
    },
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
      wrap: isOwn,
      cell: (report) => narrow('state', <ReportState report={report} path={path} />),
    },
    {
      id: 'files',
      wrap: isOwn,
      cell: (report) =>
        narrow(
          'files',
          <ReportLinks report={report} path={path} proofs={isOwn ? path : undefined} />
        ),
    },
  ]
}

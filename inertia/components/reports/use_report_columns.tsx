import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { Age } from '~/components/shell/age'
import type { ListColumn } from '~/components/shell/lists/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { ReportIsins } from './report_isins'
import { ReportLinks } from './report_links'
import { ReportState } from './report_state'
import { MY_REPORTS, type Report, type ReportSort } from './types'

/** What wraps is as narrow as it can be: with the figures beside it, all of it has to fit. */
const NARROW = {
  isins: 'block sm:w-32 sm:whitespace-normal',
  state: 'block sm:w-36 sm:whitespace-normal',
  files: 'block sm:w-32 sm:whitespace-normal',
}

/** What a report shows everywhere; `path` says where its files lie. */
export function useReportColumns(path: string): ListColumn<Report, ReportSort>[] {
  const { money } = useFormat()
  const t = useText('reports/pages')
  const isOwn = path === MY_REPORTS
  const narrow = (id: keyof typeof NARROW, cell: ReactNode) => (
    <span className={NARROW[id]}>{cell}</span>
  )
  return [
    {
      id: 'id',
      sort: ['id', 'desc'],
      cell: ({ id }) => <span className="whitespace-nowrap">R-{id}</span>,
    },
    { id: 'date', sort: ['date', 'desc'], cell: ({ day }) => formatDay(day) },
    { id: 'isins', cell: (report) => narrow('isins', <ReportIsins {...report} />) },
    {
      id: 'created',
      sort: ['created', 'desc'],
      cell: ({ createdAt }) => (isOwn ? formatMoment(createdAt) : <Age value={createdAt} />),
    },
    { id: 'price', sort: 'price', end: true, cell: ({ priceCents }) => money(priceCents) },
    ...(isOwn ? [] : [discountColumn(money)]),
    {
      ...{ id: 'total', sort: 'total', end: true },
      cell: ({ totalCents, discountCents }) => (
        <>
          {money(totalCents)}
          {isOwn && discountCents > 0 && (
            <Text role="ui-s" tone="subtle">
              {t('discounted', { discount: money(discountCents) })}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'state',
      sort: 'state',
      cell: (report) => narrow('state', <ReportState report={report} path={path} />),
    },
    {
      id: 'files',
      cell: (report) =>
        narrow(
          'files',
          <ReportLinks report={report} path={path} proofs={isOwn ? path : undefined} />
        ),
    },
  ]
}

const discountColumn = (money: (cents: number) => string) => ({
  ...{ id: 'discount', end: true },
  cell: ({ discountCents }: Report) => money(discountCents),
})

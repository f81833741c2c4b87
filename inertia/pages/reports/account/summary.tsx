import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { EmptyState } from '@kontor/design-system/empty_state'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Heading, Text } from '@kontor/design-system/text'
import { addressOfPaper } from '~/components/billing/invoices/address_of_paper'
import { PaperLinks } from '~/components/billing/invoices/paper_links'
import { PaymentBadge } from '~/components/billing/invoices/payment_badge'
import { ReportHead } from '~/components/reports/report_head'
import { ReportLinks } from '~/components/reports/report_links'
import { MY_REPORTS, type ReportMonth } from '~/components/reports/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ months: ReportMonth[]; mayRequest: boolean }>

/** What was completed and what it costs, by month. */
export default function ReportSummary({ months, mayRequest }: Props) {
  const t = useText('reports/pages')
  return (
    <div className="grid grid-cols-1 gap-6 pb-16">
      <ReportHead current="summary" mayRequest={mayRequest} />
      <Text tone="muted">{t('summary.net')}</Text>
      {months.length === 0 && <EmptyState title={t('summary.none')} />}
      {months.map((month) => (
        <Month key={month.month} {...month} />
      ))}
    </div>
  )
}

type Row = ReportMonth['reports'][number]

function Month({ month, totalCents, reports, papers }: ReportMonth) {
  const t = useText('reports/pages')
  const { money } = useFormat()
  const written = month.replace('-', '/')
  return (
    <section className="grid gap-3" aria-label={written}>
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <Heading level={2}>{written}</Heading>
        <MonthPapers papers={papers} />
        <Text as="span" role="ui" isTabular>
          {t('summary.total')} {`${money(totalCents)} EUR`}
        </Text>
      </div>
      <DataTable
        caption={t('summary.caption', { month: written })}
        rows={reports}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'id',
            head: t('list.columns.id'),
            cell: ({ id }: Row) => <span className="whitespace-nowrap">R-{id}</span>,
          },
          { id: 'date', head: t('list.columns.date'), cell: ({ day }: Row) => formatDay(day) },
          {
            id: 'isins',
            head: t('list.columns.isins'),
            cell: ({ isins }: Row) => isins.join(', '),
            wrap: true,
          },
          {
            id: 'created',
            head: t('list.columns.created'),
            cell: ({ createdAt }: Row) => formatMoment(createdAt),
          },
          {
            id: 'price',
            head: t('list.columns.price'),
            end: true,
            cell: ({ priceCents }: Row) => money(priceCents),
          },
          {
            id: 'discount',
            head: t('list.columns.discount'),
            end: true,
            cell: ({ discountCents }: Row) => money(discountCents),
          },
          {
            id: 'total',
            head: t('list.columns.total'),
            end: true,
            cell: ({ totalCents: total }: Row) => money(total),
          },
          {
            id: 'files',
            head: t('list.columns.files'),
            cell: (report: Row) => (
              <ReportLinks report={{ ...report, state: 'Completed' }} path={MY_REPORTS} />
            ),
            wrap: true,
          },
        ]}
      />
    </section>
  )
}

/** The invoice of a month and the credit notes to it; none while the month lasts. */
function MonthPapers({ papers }: Pick<ReportMonth, 'papers'>) {
  const t = useText('billing/invoices')
  const { money } = useFormat()
  return (
    <span className="flex flex-wrap gap-x-6 gap-y-1">
      {papers.map(({ kind, label, grossCents, payment, dueCents }) => (
        <span key={label} className="flex flex-wrap items-baseline gap-x-3">
          <Text as="span" role="ui">
            {t(`kinds.${kind}`)} {label}, {`${money(grossCents)} EUR`}
          </Text>
          {payment && <PaymentBadge payment={payment} />}
          {dueCents !== null && dueCents > 0 && dueCents < grossCents && (
            <Text as="span" role="ui">
              {t('pdf.due')} {`${money(dueCents)} EUR`}
            </Text>
          )}
          <PaperLinks label={label} address={addressOfPaper(label)} />
        </span>
      ))}
    </span>
  )
}

import { LinkButton } from '@kontor/design-system/link_button'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { DiscountEditor } from '~/components/reports/discount_editor'
import { ReportActions } from '~/components/reports/report_actions'
import {
  MANAGE_REPORTS,
  type Report,
  type ReportFilter,
  type ReportSort,
} from '~/components/reports/types'
import { UnreadDays } from '~/components/reports/unread_days'
import { useLiveReports } from '~/components/reports/use_live_reports'
import { useReportColumns } from '~/components/reports/use_report_columns'
import { AdminHead } from '~/components/shell/admin_head'
import { userAddress } from '~/components/shell/addresses'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ListColumn, ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<ReportSort, ReportFilter> & {
    reports: Report[]
    unread: string[]
  }
>

/** The reports of all customers. */
export default function Reports({ reports, unread, ...shown }: Props) {
  const t = useText('reports/staff')
  const pages = useText('reports/pages')
  const monthEnd = useText('reports/month_end')
  const mayWrite = useCan('reports.write')
  const [opened, setOpened] = useState<number | null>(null)
  useLiveReports(reports)
  const [number, ...others] = useReportColumns(MANAGE_REPORTS)
  const columns = [number!, customer, ...others]
  const words = useListWords('reports/staff', 'list', (name, value) =>
    name === 'state'
      ? pages(`states.${value as 'New'}`)
      : t(`list.values.invoiced.${value as 'Yes'}`)
  )
  return (
    <div className="pb-16">
      <AdminHead
        title={t('title')}
        lead={t('about')}
        end={
          <>
            <LinkButton href={`${MANAGE_REPORTS}/month-end`}>{monthEnd('link')}</LinkButton>
            {mayWrite && (
              <LinkButton variant="primary" href={`${MANAGE_REPORTS}/new`}>
                {t('request')}
              </LinkButton>
            )}
          </>
        }
      />
      <UnreadDays days={unread} />
      <ListTable
        shown={shown}
        words={words}
        tools={{ name: 'reports', hidden: ['created', 'price'] }}
        rows={reports}
        columns={columns}
        rowActions={
          mayWrite
            ? (report) => <ReportActions report={report} onDiscount={() => setOpened(report.id)} />
            : undefined
        }
        rowEditor={(report) =>
          opened === report.id && <DiscountEditor report={report} onDone={() => setOpened(null)} />
        }
      />
    </div>
  )
}

const customer: ListColumn<Report, ReportSort> = {
  id: 'email',
  sort: 'email',
  cell: ({ userId, email, company }) => (
    <span className="grid">
      <Link href={userAddress(userId)}>{email}</Link>
      <Text as="span" role="ui-s" tone="subtle">
        {company}
      </Text>
    </span>
  ),
}

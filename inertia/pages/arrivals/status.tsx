import { formatMoment } from '@kontor/design-system/date_text'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { ShownNotices } from '~/components/arrivals/notices/shown_notices'
import type { ShownNotice } from '~/components/arrivals/notices/types'
import { StatusProduct } from '~/components/arrivals/status_product'
import { STATUS_LOOKS } from '~/components/arrivals/status_looks'
import { summaryOf } from '~/components/arrivals/status_summary'
import type { StatusLine } from '~/components/arrivals/status_types'
import { useStatusWords } from '~/components/arrivals/use_status_words'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  today: string
  asOf: string
  lines: StatusLine[]
  notices: ShownNotice[]
}>

/** For everybody: how the newest day of each product came. */
export default function Status({ today, asOf, lines, notices }: Props) {
  const t = useText('arrivals/status')
  const word = useStatusWords(today)
  const summary = summaryOf(lines)
  const isCalm = summary.late + summary.missing === 0
  return (
    <div className="grid gap-6 pb-16">
      <PageHead
        title={t('title')}
        lead={
          lines.length > 0
            ? t(isCalm ? 'calm' : 'some', { ...summary, count: summary.came })
            : t('none')
        }
      />
      <ShownNotices notices={notices} />
      <DataTable
        caption={t('caption')}
        rows={lines}
        rowKey={({ code, day }) => `${code}:${day}`}
        empty={<Text tone="muted">{t('none')}</Text>}
        columns={[
          {
            id: 'product',
            head: t('columns.product'),
            lead: true,
            wrap: true,
            cell: (line) => <StatusProduct line={line} today={today} />,
          },
          {
            id: 'state',
            head: t('columns.state'),
            cell: (line) => <StatusBadge status={STATUS_LOOKS[line.status]} label={word(line)} />,
          },
        ]}
      />
      <Text role="ui-s" tone="subtle" measure>
        {t('as_of', { moment: formatMoment(asOf) })}
      </Text>
    </div>
  )
}

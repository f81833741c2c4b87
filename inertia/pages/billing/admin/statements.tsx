import { EmptyState } from '@kontor/design-system/empty_state'
import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { DataTable, type TableColumn } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { AdminHead } from '~/components/orders/admin/admin_head'
import { StatementUpload } from '~/components/billing/statements/statement_upload'
import type { Statement } from '~/components/billing/statements/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** Bank statements: importing one, and those that were imported. */
export default function Statements({ statements }: InertiaProps<{ statements: Statement[] }>) {
  const t = useText('billing/statements')
  const crumbs = [{ label: t('orders'), href: ADDRESSES.adminOrders }, { label: t('title') }]
  return (
    <div className="pb-16">
      <AdminHead title={t('title')} crumbs={crumbs} />
      <Text tone="muted" measure>
        {t('about')}
      </Text>
      <div className="grid gap-8 pt-6">
        <StatementUpload />
        <DataTable
          caption={t('list.caption')}
          density="compact"
          narrow="scroll"
          rows={statements}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `${ADDRESSES.adminOrders}/statements/${id}`}
          columns={useColumns()}
          empty={<EmptyState title={t('list.none')} />}
        />
      </div>
    </div>
  )
}

function useColumns(): TableColumn<Statement>[] {
  const t = useText('billing/statements')
  const { money, count } = useFormat()
  return [
    { id: 'file', head: t('list.file'), cell: ({ fileName }) => fileName },
    {
      id: 'days',
      head: t('list.days'),
      cell: ({ fromDay, toDay }) =>
        fromDay === toDay ? formatDay(fromDay) : `${formatDay(fromDay)} – ${formatDay(toDay)}`,
    },
    { id: 'lines', head: t('list.lines'), end: true, cell: ({ lines }) => count(lines) },
    {
      id: 'open',
      head: t('list.open'),
      end: true,
      cell: ({ openLines }) => (openLines > 0 ? count(openLines) : t('list.none_open')),
    },
    {
      id: 'incoming',
      head: t('list.incoming'),
      end: true,
      cell: ({ incomingCents }) => money(incomingCents),
    },
    {
      id: 'imported',
      head: t('list.imported'),
      cell: ({ createdAt, importedBy }) =>
        t('facts.by', { at: formatMoment(createdAt), by: importedBy }),
    },
  ]
}

import { formatDay } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import { Age } from '~/components/shell/age'
import { AdminHead } from '~/components/shell/admin_head'
import { StatementUpload } from '~/components/billing/statements/statement_upload'
import type { Statement } from '~/components/billing/statements/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ListColumn, ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Sort = 'created' | 'from' | 'to'
type Props = InertiaProps<ShownList<Sort, 'from' | 'to'> & { statements: Statement[] }>

/** Bank statements: importing one, and those that were imported. */
export default function Statements({ statements, ...shown }: Props) {
  const t = useText('billing/statements')
  const crumbs = [{ label: t('orders'), href: ADDRESSES.adminOrders }, { label: t('title') }]
  return (
    <div className="pb-16">
      <AdminHead title={t('title')} crumbs={crumbs} />
      <Text tone="muted" measure>
        {t('about')}
      </Text>
      <div className="grid grid-cols-1 gap-8 pt-6">
        <StatementUpload />
        <ListTable
          shown={shown}
          words={useListWords('billing/statements', 'list')}
          tools={{ name: 'statements' }}
          rows={statements}
          rowHref={({ id }) => `${ADDRESSES.adminOrders}/statements/${id}`}
          columns={useColumns()}
        />
      </div>
    </div>
  )
}

function useColumns(): ListColumn<Statement, Sort>[] {
  const t = useText('billing/statements')
  const fields = useText('shared/fields')
  const { money, count } = useFormat()
  return [
    { id: 'file', head: t('list.file'), cell: ({ fileName }) => fileName },
    {
      id: 'days',
      sort: 'from',
      head: t('list.days'),
      cell: ({ fromDay, toDay }) =>
        fromDay === toDay
          ? formatDay(fromDay)
          : fields('from_to', { from: formatDay(fromDay), to: formatDay(toDay) }),
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
      sort: ['created', 'desc'],
      head: t('list.imported'),
      cell: ({ createdAt, importedBy }) => (
        <span className="grid">
          <Age value={createdAt} />
          <Text as="span" role="ui-s" tone="muted">
            {importedBy}
          </Text>
        </span>
      ),
    },
  ]
}

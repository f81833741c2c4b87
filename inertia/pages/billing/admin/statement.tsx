import { EmptyState } from '@kontor/design-system/empty_state'
import { DataTable, TableToolbar, TableViews } from '@kontor/design-system/patterns/data_table'
import { AdminHead } from '~/components/shell/admin_head'
import { RefusalNote } from '~/components/basket/refusal_note'
import { BookSelected } from '~/components/billing/statements/book_selected'
import { EntryActions } from '~/components/billing/statements/entry_actions'
import { StatementFacts } from '~/components/billing/statements/statement_facts'
import type {
  Entry,
  EntryPaging,
  EntryView,
  Statement,
} from '~/components/billing/statements/types'
import { useEntryColumns } from '~/components/billing/statements/use_entry_columns'
import { useSelection } from '~/components/billing/statements/use_selection'
import { ADDRESSES } from '~/components/shell/addresses'
import { useFormat } from '~/hooks/use_format'
import { ListPages } from '~/components/shell/lists/list_pages'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  statement: Statement
  entries: Entry[]
  counts: Record<EntryView, number>
  view: EntryView
  paging: EntryPaging
}>

const VIEWS = ['open', 'booked', 'all'] as const

/** One bank statement: what each line pays, to be booked or set aside. */
export default function StatementPage({ statement, entries, counts, view, paging }: Props) {
  const t = useText('billing/statements')
  const { count } = useFormat()
  const selection = useSelection(entries)
  const address = `${ADDRESSES.adminOrders}/statements/${statement.id}`
  const crumbs = [
    { label: t('orders'), href: ADDRESSES.adminOrders },
    { label: t('title'), href: `${ADDRESSES.adminOrders}/statements` },
    { label: statement.fileName },
  ]
  const views = VIEWS.map((id) => ({
    id,
    label: t(`views.${id}`),
    count: count(counts[id]),
    href: id === 'open' ? address : `${address}?view=${id}`,
    current: id === view,
  }))
  return (
    <div className="pb-16">
      <AdminHead title={statement.fileName} crumbs={crumbs} />
      <StatementFacts statement={statement} />
      <RefusalNote />
      <DataTable
        caption={t('entry.caption')}
        density="compact"
        narrow="scroll"
        rows={entries}
        rowKey={({ id }) => id}
        columns={useEntryColumns(selection)}
        rowActions={(entry) => <EntryActions statementId={statement.id} entry={entry} />}
        actionsLabel={t('entry.action')}
        toolbar={
          <TableToolbar
            views={<TableViews label={t('views.label')} views={views} />}
            filters={
              <BookSelected
                key={statement.id}
                statementId={statement.id}
                entries={entries}
                selection={selection}
              />
            }
          />
        }
        empty={<EmptyState title={t(view === 'open' ? 'entry.none_open' : 'entry.none')} />}
        pages={
          <ListPages
            limit={paging.limit}
            paging={paging}
            hrefOf={(page) => `${address}?view=${view}&page=${page}`}
          />
        }
      />
    </div>
  )
}

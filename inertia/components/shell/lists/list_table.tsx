import {
  DataTable,
  TableToolbar,
  useTableLook,
  type DataTableProps,
  type RowKey,
} from '@kontor/design-system/patterns/data_table'
import { useRef, useState, type ReactNode } from 'react'
import type { ListBulk } from './bulk/types'
import { ListKeys } from './keys/list_keys'
import { useSelection, type Selection } from './keys/use_selection'
import { listAddress } from './list_address'
import { ListChips } from './list_chips'
import { listColumns } from './list_columns'
import { ListEmpty } from './list_empty'
import { ListFilters } from './list_filters'
import { ListPages } from './list_pages'
import type { ListParts } from './list_parts'
import { ListTabs } from './list_tabs'
import { ListTools } from './list_tools'
import type { AskedList, ListColumn, ShownList } from './types'
import { currentView } from './views/saved_views'
import type { ListWords } from './use_list_words'

type Table<Row> = Pick<
  DataTableProps<Row>,
  | 'rows'
  | 'rowHref'
  | 'rowActions'
  | 'rowEditor'
  | 'onRowOpen'
  | 'narrow'
  | 'isWide'
  | 'density'
  | 'blockShape'
  | 'fold'
>

/** What tells a row from the others: its id, unless said. */
type Keyed<Row> = Row extends { id: string | number }
  ? Partial<Pick<DataTableProps<Row>, 'rowKey'>>
  : Pick<DataTableProps<Row>, 'rowKey'>

interface ListTableProps<
  Row,
  S extends string,
  F extends string,
  V extends string,
> extends Table<Row> {
  /** What the server tells of the list: its address, pages, counts, choices. */
  shown: ShownList<S, F, V>
  /** What it says: `useListWords`. */
  words: ListWords
  /** A plain name is the row's own value, sorted by it where the list can be. */
  columns: readonly ((keyof Row & string) | ListColumn<Row, S>)[]
  tabs?: F
  /** Filters that are offered; all of them, unless said. */
  filters?: readonly F[]
  /** Tools of staff: the name under which their choice is remembered, and columns left out at first. */
  tools?: { name: string; hidden?: readonly string[]; hasNoExport?: boolean }
  /** Rows to be selected, and what is done with all of them: `useBulk`. */
  bulk?: ListBulk<Row>
  /** What to do, and what to say, where there is nothing at all yet. */
  first?: ReactNode
  firstText?: ReactNode
}

/** A list of the server: its views, filters, rows and pages, all of it in the address. */
export function ListTable<Row, S extends string, F extends string, V extends string>(
  props: ListTableProps<Row, S, F, V> & Keyed<Row>
) {
  const { shown, words, tabs, tools, bulk, first, firstText, filters: _, ...table } = props
  const view = currentView(shown.list as AskedList, shown.saved ?? null)
  const look = useTableLook(
    view ? `${tools?.name}:${view.id}` : (tools?.name ?? ''),
    view ?? { density: 'compact', hidden: tools?.hidden ?? NONE }
  )
  const parts: ListParts = {
    ...(shown as unknown as ListParts),
    ...{ words, tabs, fields: fieldsOf(props) },
  }
  const columns = listColumns(props.columns as readonly (string | ListColumn<Row>)[], parts)
  const { list, paging, path, fields } = parts
  const frame = useRef<HTMLDivElement>(null)
  const [showsKeys, showKeys] = useState(false)
  const keyOf: (row: Row) => RowKey = table.rowKey ?? idOf
  const keys = table.rows.map(keyOf)
  const selection = useSelection(keys)
  const hasForm = list.isSearchable || fields.length > 0
  const end = tools && (
    <ListTools
      {...parts}
      look={look}
      columns={columns}
      hasExport={shown.hasExport && !tools.hasNoExport}
      onShowKeys={() => showKeys(true)}
    />
  )
  return (
    <div ref={frame} data-list={tools && ''}>
      <DataTable
        narrow={tools && 'scroll'}
        opensRows={Boolean(tools)}
        {...table}
        rowKey={keyOf}
        selection={bulk && selectionOf(bulk, selection)}
        caption={words.caption}
        density={tools ? look.density : table.density}
        columns={tools ? look.applyTo(columns) : columns}
        actionsLabel={words.actions}
        toolbar={
          <TableToolbar
            views={<ListTabs {...parts} />}
            filters={hasForm && <ListFilters {...parts} />}
            applied={(hasForm || end) && <ListChips {...parts} end={end} />}
          />
        }
        empty={<ListEmpty {...parts} first={first} text={firstText} />}
        pages={
          <ListPages
            limit={list.limit}
            paging={paging}
            hrefOf={(page) => listAddress(path, list, page)}
          />
        }
      />
      {bulk?.bar(table.rows, keyOf, selection)}
      {tools && (
        <ListKeys
          {...{ frame, keys }}
          selection={bulk && selection}
          isShown={showsKeys}
          onShow={showKeys}
        />
      )}
    </div>
  )
}

function selectionOf<Row>({ allLabel, rowLabel }: ListBulk<Row>, selection: Selection) {
  const { chosen, toggle, toggleAll } = selection
  return { chosen, allLabel, rowLabel, onToggle: toggle, onToggleAll: toggleAll }
}

const NONE: readonly string[] = []

const idOf = (row: unknown) => (row as { id: string | number }).id

const fieldsOf = ({ shown, tabs, filters }: FieldsFrom): readonly string[] =>
  filters ?? Object.keys(shown.choices).filter((name) => name !== tabs)

type FieldsFrom = { shown: { choices: object }; tabs?: string; filters?: readonly string[] }

import { Fragment, useState, type MouseEvent, type ReactNode } from 'react'
import { Link } from '../../components/link'
import { FoldRow } from './fold_row'
import { openRow } from './open_row'
import { RowBox } from './row_boxes'
import {
  ACTION_CELL,
  BLOCK,
  CELL,
  EDGE,
  LEAD_CELL,
  LEAD_ROW,
  LED_ROW_HEAD,
  onPaper,
  PADDING,
  ROW,
  ROW_HEAD,
  SHORT,
  TEXT,
  TEXT_HEAD,
} from './table_styles'
import type {
  BlockShape,
  NarrowTable,
  RowFold,
  RowKey,
  TableColumn,
  TableDensity,
  TableSelection,
} from './types'

export interface TableRowsProps<Row> {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  /** Where the first cell of a row leads. */
  rowHref?: (row: Row) => string | undefined
  rowActions?: (row: Row) => ReactNode
  /** The form that takes the place of a row while it is edited; nothing for all others. */
  rowEditor?: (row: Row) => ReactNode
  /** A click anywhere in a row opens it, and keys move through the rows. */
  opensRows?: boolean
  /** What opens a row that has no page of its own: mostly its form, in its place. */
  onRowOpen?: (row: Row) => void
  selection?: TableSelection<Row>
  narrow: NarrowTable
  /** How rows look as blocks, where they are not lists of labels: `BRIEF_BLOCKS`. */
  blockShape?: BlockShape
  /** What phones leave out of a table of blocks at first. */
  fold?: RowFold<Row>
  density: TableDensity
}

const BASE = 'h-row border-b border-line align-baseline'

export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { rows, columns, fold } = props
  const [isOpen, open] = useState(false)
  const first = fold ? rows.findIndex(fold.isFolded) : -1
  return rows.map((row, at) => (
    <Fragment key={props.rowKey(row)}>
      {at === first && (
        <FoldRow
          label={fold!.label}
          columns={columns.length}
          isOpen={isOpen}
          onToggle={() => open(!isOpen)}
        />
      )}
      <AnyRow {...props} row={row} isFolded={!isOpen && fold?.isFolded(row)} />
    </Fragment>
  ))
}

function AnyRow<Row>(props: RowProps<Row>) {
  const editor = props.rowEditor?.(props.row)
  return editor ? <EditedRow {...props} editor={editor} /> : <TableRow {...props} />
}

function TableRow<Row>(props: RowProps<Row>) {
  const { row, columns, rowActions, narrow, density, selection, blockShape, isFolded } = props
  const shape = blockShape?.row ?? (hasLead(columns) ? LEAD_ROW : ROW)[narrow]
  const id = props.rowKey(row)
  const opens = props.opensRows && opening(props, id)
  return (
    <tr
      role="row"
      data-chosen={selection?.chosen.has(id) || undefined}
      className={`group hover:bg-hover focus-within:bg-hover data-chosen:bg-selected ${shape} ${opens ? CURSORS[opens['data-opens'] === '' ? 'itself' : 'link'] : ''} ${isFolded ? FOLDED : ''}`}
      {...opens}
    >
      {selection && (
        <td role="cell" className={`${BASE} w-6 pe-2 align-middle`}>
          <RowBox row={row} id={id} selection={selection} />
        </td>
      )}
      {columns.map((column, at) =>
        at === 0 ? (
          <RowHead key={column.id} column={column} {...props} />
        ) : (
          <td
            key={column.id}
            role="cell"
            data-label={column.head}
            data-print={onPaper(column)}
            className={`${BASE} ${PADDING[density]} ${EDGE} ${blockShape?.[column.lead ? 'lead' : 'cell'] ?? (column.lead ? LEAD_CELL : CELL)[narrow]} ${column.end ? 'text-end' : ''}`}
          >
            <div className={(column.wrap ? TEXT : SHORT)[narrow]}>{column.cell(row)}</div>
          </td>
        )
      )}
      {rowActions && (
        <td
          role="cell"
          className={`${BASE} ${EDGE} py-1 text-end align-middle ${ACTION_CELL[narrow]}`}
        >
          {rowActions(row)}
        </td>
      )}
    </tr>
  )
}

const FOLDED = 'not-print:max-sm:hidden!'

const CURSORS = { itself: 'cursor-pointer', link: 'has-[a]:cursor-pointer' }

/** Reached by keys, not by Tab: its link is. */
function opening<Row>({ row, onRowOpen }: RowProps<Row>, id: RowKey) {
  const open = onRowOpen && (() => onRowOpen(row))
  return {
    'tabIndex': -1,
    'data-row': id,
    'data-opens': open ? '' : undefined,
    'onClick': (event: MouseEvent<HTMLElement>) => openRow(event, open),
  }
}

/** A form across all columns, where its row was; it stays in sight where the table scrolls. */
function EditedRow<Row>(props: TableRowsProps<Row> & { editor: ReactNode }) {
  const { columns, rowActions, selection, narrow, editor } = props
  return (
    <tr role="row" className={`bg-surface ${ROW[narrow]}`}>
      <td
        role="cell"
        colSpan={columns.length + (rowActions ? 1 : 0) + (selection ? 1 : 0)}
        className={`border-b border-line py-4 whitespace-normal ${BLOCK[narrow]}`}
      >
        <div className="sticky start-0 max-w-window">{editor}</div>
      </td>
    </tr>
  )
}

const hasLead = <Row,>(columns: readonly TableColumn<Row>[]) => columns.some(({ lead }) => lead)

interface RowProps<Row> extends TableRowsProps<Row> {
  row: Row
  isFolded?: boolean
}

interface RowHeadProps<Row> extends RowProps<Row> {
  column: TableColumn<Row>
}

/** The first cell names the row and is its link. */
function RowHead<Row>(props: RowHeadProps<Row>) {
  const { row, column, columns, rowHref, narrow, density, blockShape } = props
  const href = rowHref?.(row)
  const content = column.cell(row)
  const name = href ? <Link href={href}>{content}</Link> : content
  return (
    <th
      role="rowheader"
      scope="row"
      className={`${BASE} ${PADDING[density]} ${EDGE} ${ROW_HEAD[narrow]} ${blockShape?.head ?? (hasLead(columns) ? LED_ROW_HEAD[narrow] : '')} text-start font-normal`}
    >
      {column.wrap ? <div className={TEXT_HEAD[narrow]}>{name}</div> : name}
    </th>
  )
}

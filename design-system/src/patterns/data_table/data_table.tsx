import type { ReactNode } from 'react'
import { TableHead } from './table_head'
import { TableRows, type TableRowsProps } from './table_rows'
import { BLOCK, EDGE, FRAME, onPaper, ROW, WIDE_FRAME } from './table_styles'
import type { NarrowTable, TableColumn, TableDensity } from './types'

export interface DataTableProps<Row> extends Pick<
  TableRowsProps<Row>,
  | 'rows'
  | 'rowKey'
  | 'rowHref'
  | 'rowActions'
  | 'rowEditor'
  | 'opensRows'
  | 'onRowOpen'
  | 'selection'
  | 'blockShape'
  | 'fold'
> {
  /** Names the table; read by screen readers, and above the rows in print. */
  caption: string
  columns: readonly TableColumn<Row>[]
  actionsLabel?: string
  narrow?: NarrowTable
  /** Rows that are blocks on phones and have more columns than a tablet holds: there the table scrolls. */
  isWide?: boolean
  density?: TableDensity
  /** New rows are on their way; the old ones stay. The label says so. */
  busy?: boolean
  busyLabel?: string
  /** Shown in place of the rows when there are none: an `EmptyState`. */
  empty?: ReactNode
  /** A note above the rows that could not be renewed, with the way to try again. */
  error?: ReactNode
  /** Views, filters and chips above. */
  toolbar?: ReactNode
  pages?: ReactNode
}

/**
 * Rows of the server in a native table. Sorting, paging and filtering are links, so that the
 * address holds the state; the table itself knows none.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, empty, error, toolbar, pages, busy = false, busyLabel } = props
  const columns = props.columns.filter((column) => !column.hidden)
  const showEmpty = rows.length === 0 && empty !== undefined && !busy
  return (
    <div data-density={props.density ?? 'comfortable'}>
      {toolbar}
      {error}
      {showEmpty ? empty : <Rows {...props} columns={columns} />}
      <div className="relative">
        {busyLabel && (
          <p role="status" className={pages ? BUSY : 'sr-only'}>
            {busy ? busyLabel : ''}
          </p>
        )}
        {!showEmpty && pages}
      </div>
    </div>
  )
}

/** Between the words for the range and the page links, so that nothing moves. */
const BUSY = 'absolute inset-x-0 top-4 text-center text-ui text-muted max-sm:text-end'

function Rows<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, selection } = props
  const { narrow = 'blocks', density = 'comfortable', busy = false, isWide = false } = props
  const more = (props.rowActions ? 1 : 0) + (selection ? 1 : 0)
  const scrolls = narrow === 'scroll' || isWide
  const frame = scrolls ? { 'role': 'group', 'aria-label': caption, 'tabIndex': 0 } : {}
  return (
    <div className={`${FRAME[narrow]} ${isWide ? WIDE_FRAME : ''}`} {...frame}>
      <table
        role="table"
        aria-busy={busy}
        className={`w-full border-separate border-spacing-0 text-ui tabular-nums print:table ${BLOCK[narrow]}`}
      >
        <caption className="sr-only">{caption}</caption>
        <TableHead
          columns={columns}
          actionsLabel={props.rowActions && (props.actionsLabel ?? '')}
          narrow={narrow}
          selection={selection}
          ids={rows.map(props.rowKey)}
        />
        <tbody
          role="rowgroup"
          className={`${BLOCK[narrow]} ${busy ? 'cursor-progress text-muted' : ''}`}
        >
          {rows.length === 0 && busy ? (
            <Placeholder columns={columns.length + more} label={props.busyLabel} />
          ) : (
            <TableRows {...props} columns={columns} narrow={narrow} density={density} />
          )}
        </tbody>
        <Footer
          columns={columns}
          narrow={narrow}
          hasActions={Boolean(props.rowActions)}
          hasBoxes={Boolean(selection)}
        />
      </table>
    </div>
  )
}

/** Ruled lines keep the place of the first rows, which are not there yet. */
function Placeholder({ columns, label }: { columns: number; label?: string }) {
  return [0, 1, 2, 3, 4].map((row) => (
    <tr key={row} role="row">
      <td role="cell" colSpan={columns} className="h-row border-b border-line text-subtle">
        {row === 0 ? label : ''}
      </td>
    </tr>
  ))
}

interface FooterProps<Row> {
  columns: readonly TableColumn<Row>[]
  narrow: NarrowTable
  hasActions: boolean
  hasBoxes: boolean
}

const TOTAL = `border-y border-line-ink py-2 font-semibold ${EDGE}`
const TOTAL_IN: Record<NarrowTable, string> = {
  blocks:
    'max-sm:flex max-sm:justify-between max-sm:border-0 max-sm:px-0 max-sm:py-1 max-sm:empty:hidden ' +
    'max-sm:before:font-normal max-sm:before:text-subtle max-sm:before:content-[attr(data-label)]',
  scroll: '',
}

/** Totals over all pages, between two ink rules. */
function Footer<Row>({ columns, narrow, hasActions, hasBoxes }: FooterProps<Row>) {
  if (!columns.some((column) => column.footer !== undefined)) return null
  return (
    <tfoot role="rowgroup" className={BLOCK[narrow]}>
      <tr role="row" className={ROW[narrow]}>
        {hasBoxes && <td role="cell" className={TOTAL} />}
        {columns.map((column, at) => {
          const Cell = at === 0 ? 'th' : 'td'
          return (
            <Cell
              key={column.id}
              role={at === 0 ? 'rowheader' : 'cell'}
              scope={at === 0 ? 'row' : undefined}
              data-label={at === 0 || column.footer === undefined ? undefined : column.head}
              data-print={onPaper(column)}
              className={`${TOTAL} ${TOTAL_IN[narrow]} ${column.end ? 'text-end' : 'text-start'}`}
            >
              {column.footer}
            </Cell>
          )
        })}
        {hasActions && <td role="cell" className={TOTAL} />}
      </tr>
    </tfoot>
  )
}

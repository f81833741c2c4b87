import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../../components/icon'
import { useAnchor } from '../../components/link'
import { AllBox } from './row_boxes'
import { BLOCK, EDGE, FIRST_HEAD, HEAD_CELL, HEAD_ROW, onPaper, PLAIN_HEAD } from './table_styles'
import type { NarrowTable, RowKey, TableColumn, TableSelection } from './types'

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  actionsLabel?: string
  narrow: NarrowTable
  selection?: TableSelection<Row>
  /** The rows that can be taken up. */
  ids: readonly RowKey[]
}

const HEAD =
  'border-b border-line-ink bg-canvas py-2 text-label text-muted align-bottom sm:sticky sm:top-0 sm:z-2'

/** Heads over an ink rule; where a column sorts, its head is the link that does it. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, actionsLabel, narrow, selection, ids } = props
  return (
    <thead className={BLOCK[narrow]} role="rowgroup">
      <tr role="row" className={HEAD_ROW[narrow]}>
        {selection && (
          <th role="columnheader" scope="col" className={`${HEAD} w-6 pe-2`}>
            <AllBox ids={ids} selection={selection} />
          </th>
        )}
        {columns.map((column, at) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            data-print={onPaper(column)}
            aria-sort={column.sort?.direction ?? undefined}
            className={`${HEAD} ${EDGE} ${HEAD_CELL[narrow]} ${at === 0 ? FIRST_HEAD[narrow] : ''} ${column.end ? 'text-end' : 'text-start'} ${column.sort ? '' : PLAIN_HEAD[narrow]} whitespace-nowrap`}
          >
            {column.sort ? <SortLink column={column} sort={column.sort} /> : column.head}
            {column.axis}
          </th>
        ))}
        {actionsLabel && (
          <th role="columnheader" scope="col" className={`${HEAD} ${EDGE} ${PLAIN_HEAD[narrow]}`}>
            <span className="sr-only">{actionsLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface SortLinkProps<Row> {
  column: TableColumn<Row>
  sort: NonNullable<TableColumn<Row>['sort']>
}

/** An arrow where the table is sorted, a faint pair where it can be. */
function SortLink<Row>({ column, sort }: SortLinkProps<Row>) {
  const Anchor = useAnchor()
  const Arrow = sort.direction ? ARROWS[sort.direction] : SortIcon
  return (
    <Anchor
      href={sort.href}
      className={`inline-flex items-center gap-1 underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11 ${sort.direction ? 'font-semibold text-ink' : ''}`}
    >
      {column.head}
      <span
        data-print={sort.direction ? undefined : 'never'}
        className={sort.direction ? 'text-accent' : 'text-line-strong'}
      >
        <Arrow size={12} />
      </span>
    </Anchor>
  )
}

const ARROWS = { ascending: ArrowUpIcon, descending: ArrowDownIcon }

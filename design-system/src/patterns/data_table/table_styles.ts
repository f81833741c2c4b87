import type { NarrowTable, TableColumn, TableDensity } from './types'

/** Classes that depend on the kind of table; written out so that the style sheet finds them. */
type Styles = Record<NarrowTable, string>

export const FRAME: Styles = {
  blocks: 'relative',
  scroll: 'relative overflow-x-auto xl:overflow-x-visible print:overflow-visible',
}

/** Between phones and desktops; above them all columns have room, and the heads stay in sight. */
export const WIDE_FRAME = 'sm:max-lg:overflow-x-auto print:overflow-visible'

/** Parts of the table that turn into blocks as well, or stay what they are. */
export const BLOCK: Styles = { blocks: 'max-sm:block', scroll: '' }

export const HEAD_ROW: Styles = {
  blocks:
    'max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:border-b max-sm:border-line-ink print:table-row',
  scroll: '',
}

export const HEAD_CELL: Styles = {
  blocks: 'max-sm:border-0 max-sm:px-0',
  scroll: '',
}

/** The head above the names of the rows stays with them. */
export const FIRST_HEAD: Styles = {
  blocks: '',
  scroll: 'sticky start-0 z-3 max-xl:pe-3',
}

/** Heads that do not sort say nothing over blocks, whose labels repeat them. */
export const PLAIN_HEAD: Styles = { blocks: 'max-sm:sr-only', scroll: '' }

export const ROW: Styles = {
  blocks:
    'max-sm:relative max-sm:block max-sm:border-b max-sm:border-line max-sm:py-3 print:table-row',
  scroll: '',
}

/** A block whose first line also holds the cell that tells most. */
export const LEAD_ROW: Styles = {
  blocks:
    'max-sm:relative max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-baseline max-sm:gap-x-3 max-sm:border-b ' +
    'max-sm:border-line max-sm:py-3 max-sm:*:col-span-2 print:table-row',
  scroll: '',
}

const FLAT_CELL = 'max-sm:flat-cell print:table-cell'

export const CELL: Styles = {
  blocks:
    `${FLAT_CELL} max-sm:flex max-sm:gap-x-3 max-sm:py-0.5 max-sm:text-start max-sm:wrap-anywhere ` +
    'max-sm:group-has-[[aria-haspopup]]:nth-last-[-n+3]:pe-10 max-sm:labelled',
  scroll: 'whitespace-nowrap',
}

export const LEAD_CELL: Styles = {
  blocks: `${FLAT_CELL} max-sm:col-[2]! max-sm:row-start-1 max-sm:pt-0 max-sm:pb-1 max-sm:text-start`,
  scroll: 'whitespace-nowrap',
}

/** In a block a menu stands beside the last line instead of below everything. */
export const ACTION_CELL: Styles = {
  blocks:
    'max-sm:block max-sm:h-auto max-sm:border-0 max-sm:px-0 max-sm:text-start ' +
    'max-sm:has-[[aria-haspopup]]:absolute max-sm:has-[[aria-haspopup]]:end-0 ' +
    'max-sm:has-[[aria-haspopup]]:bottom-1',
  scroll: '',
}

/** Long text: `measured`, in a table of blocks or in one whose cells are lines otherwise. */
export const TEXT: Styles = { blocks: 'sm:measured', scroll: 'measured whitespace-normal' }

/** Long names of rows; on a phone the fixed column says how wide it is. */
export const TEXT_HEAD: Styles = {
  blocks: 'sm:measured',
  scroll: 'sm:measured sm:whitespace-normal',
}

/** Everything else; beside blocks it shrinks until the window is wide enough for all. */
export const SHORT: Styles = { blocks: 'min-w-0 xl:measured', scroll: 'min-w-0' }

/** The first column stays in sight; on a phone it leaves room for the others. */
export const ROW_HEAD: Styles = {
  blocks:
    'max-sm:block max-sm:h-auto max-sm:border-0 max-sm:px-0 max-sm:pt-0 max-sm:pb-1 max-sm:wrap-anywhere',
  scroll:
    'sm:whitespace-nowrap max-sm:max-w-40 max-sm:wrap-break-word sticky start-0 z-1 bg-canvas ' +
    'group-hover:bg-hover group-focus-within:bg-hover group-data-chosen:bg-selected max-xl:pe-3',
}

/** Beside a cell that tells most, the name of the row takes the rest of the first line. */
export const LED_ROW_HEAD: Styles = { blocks: 'max-sm:col-[1]! max-sm:row-start-1', scroll: '' }

/** Two lines fit into a compact row, one into a comfortable one with air around it. */
export const PADDING: Record<TableDensity, string> = {
  comfortable: 'py-2.5',
  compact: 'py-1.25',
}

export const EDGE = 'px-cell first:ps-0 last:pe-0'

/** For `data-print`: a column of what is pressed is left out of print. */
export const onPaper = <Row>(column: TableColumn<Row>) => (column.pressed ? 'never' : undefined)

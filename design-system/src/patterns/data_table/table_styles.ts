import type { NarrowTable, TableDensity } from './types'

/** Classes that depend on the kind of table; written out so that the style sheet finds them. */
export const FRAME: Record<NarrowTable, string> = {
  blocks: 'relative',
  scroll: 'relative sm:overflow-x-auto xl:overflow-x-visible print:overflow-visible',
}

export const TABLE = 'max-sm:block print:table'

export const HEAD_ROW =
  'max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:border-b max-sm:border-line-ink print:table-row'

const BLOCK_HEAD_CELL = 'max-sm:border-0 max-sm:px-0'

export const HEAD_CELL: Record<NarrowTable, string> = {
  blocks: BLOCK_HEAD_CELL,
  scroll: `${BLOCK_HEAD_CELL} sm:first:sticky sm:first:start-0 sm:first:z-3 max-xl:first:pe-3`,
}

/** Heads that do not sort say nothing over blocks, whose labels repeat them. */
export const PLAIN_HEAD = 'max-sm:sr-only'

export const ROW =
  'max-sm:relative max-sm:block max-sm:border-b max-sm:border-line max-sm:py-3 print:table-row'

/** A block whose first line also holds the cell that tells most. */
export const LEAD_ROW =
  'max-sm:relative max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-baseline max-sm:gap-x-3 max-sm:border-b ' +
  'max-sm:border-line max-sm:py-3 max-sm:*:col-span-2 print:table-row'

const FLAT_CELL =
  'max-sm:h-auto max-sm:border-0 max-sm:px-0 max-sm:has-[>:empty]:hidden print:table-cell'

const BLOCK_CELL =
  `${FLAT_CELL} max-sm:flex max-sm:gap-x-3 max-sm:py-0.5 max-sm:text-start max-sm:wrap-anywhere ` +
  'max-sm:group-has-[[aria-haspopup]]:nth-last-[-n+3]:pe-10 ' +
  'max-sm:before:w-28 max-sm:before:flex-none max-sm:before:text-ui-s max-sm:before:text-subtle ' +
  'max-sm:before:content-[attr(data-label)]'

export const CELL: Record<NarrowTable, string> = {
  blocks: BLOCK_CELL,
  scroll: `${BLOCK_CELL} sm:whitespace-nowrap`,
}

const BLOCK_LEAD = `${FLAT_CELL} max-sm:col-[2]! max-sm:row-start-1 max-sm:pt-0 max-sm:pb-1 max-sm:text-start`

export const LEAD_CELL: Record<NarrowTable, string> = {
  blocks: BLOCK_LEAD,
  scroll: `${BLOCK_LEAD} sm:whitespace-nowrap`,
}

const BLOCK_ROW_HEAD =
  'max-sm:block max-sm:h-auto max-sm:border-0 max-sm:px-0 max-sm:pt-0 max-sm:pb-1 ' +
  'max-sm:wrap-anywhere'

/** In a block a menu stands beside the last line instead of below everything. */
export const ACTION_CELL =
  'max-sm:block max-sm:h-auto max-sm:border-0 max-sm:px-0 max-sm:text-start ' +
  'max-sm:has-[[aria-haspopup]]:absolute max-sm:has-[[aria-haspopup]]:end-0 ' +
  'max-sm:has-[[aria-haspopup]]:bottom-1'

export const ROW_HEAD: Record<NarrowTable, string> = {
  blocks: BLOCK_ROW_HEAD,
  scroll:
    `${BLOCK_ROW_HEAD} sm:whitespace-nowrap sm:sticky sm:start-0 sm:z-1 sm:bg-canvas ` +
    'sm:group-hover:bg-hover max-xl:pe-3',
}

/** Beside a cell that tells most, the name of the row takes the rest of the first line. */
export const LED_ROW_HEAD = 'max-sm:col-[1]! max-sm:row-start-1'

/** Two lines fit into a compact row, one into a comfortable one with air around it. */
export const PADDING: Record<TableDensity, string> = {
  comfortable: 'py-2.5',
  compact: 'py-1.25',
}

export const EDGE = 'px-cell first:ps-0 last:pe-0'

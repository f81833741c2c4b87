import type { NarrowTable, TableDensity } from './types'

/** Classes that depend on the kind of table; written out so that the style sheet finds them. */
export const FRAME: Record<NarrowTable, string> = {
  blocks: 'relative',
  scroll: 'relative overflow-x-auto xl:overflow-x-visible print:overflow-visible',
}

export const TABLE: Record<NarrowTable, string> = {
  blocks: 'max-sm:block print:table',
  scroll: '',
}

export const HEAD_ROW: Record<NarrowTable, string> = {
  blocks:
    'max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:border-b max-sm:border-line-ink print:table-row',
  scroll: '',
}

export const HEAD_CELL: Record<NarrowTable, string> = {
  blocks: 'max-sm:border-0 max-sm:px-0',
  scroll: 'first:sticky first:start-0 first:z-3 max-xl:first:pe-3',
}

/** Heads that do not sort say nothing over blocks, whose labels repeat them. */
export const PLAIN_HEAD: Record<NarrowTable, string> = {
  blocks: 'max-sm:sr-only',
  scroll: '',
}

export const ROW: Record<NarrowTable, string> = {
  blocks: 'max-sm:block max-sm:border-b max-sm:border-line max-sm:py-3 print:table-row',
  scroll: '',
}

const BLOCK_CELL =
  'max-sm:flex max-sm:h-auto max-sm:gap-x-3 max-sm:border-0 max-sm:px-0 max-sm:py-0.5 max-sm:text-start ' +
  'max-sm:before:w-28 max-sm:before:flex-none max-sm:before:text-ui-s max-sm:before:text-subtle ' +
  'max-sm:before:content-[attr(data-label)] max-sm:has-[>:empty]:hidden print:table-cell'

export const CELL: Record<NarrowTable, string> = {
  blocks: BLOCK_CELL,
  scroll: 'whitespace-nowrap',
}

export const ROW_HEAD: Record<NarrowTable, string> = {
  blocks: 'max-sm:block max-sm:h-auto max-sm:border-0 max-sm:px-0 max-sm:pt-0 max-sm:pb-1',
  scroll: 'whitespace-nowrap sticky start-0 z-1 bg-canvas group-hover:bg-hover max-xl:pe-3',
}

/** Two lines fit into a compact row, one into a comfortable one with air around it. */
export const PADDING: Record<TableDensity, string> = {
  comfortable: 'py-2.5',
  compact: 'py-1.25',
}

export const EDGE = 'px-cell first:ps-0 last:pe-0'

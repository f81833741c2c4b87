import type { BlockShape } from './types'

/**
 * Blocks of cells that say themselves what they are, as a day, a size or a state do: without labels,
 * beside each other; the cell that tells most stands at the end of the name's line.
 */
export const BRIEF_BLOCKS: BlockShape = {
  row:
    'max-sm:relative max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-4 max-sm:border-b ' +
    'max-sm:border-line max-sm:py-3 print:table-row',
  head: 'max-sm:order-first max-sm:grow max-sm:basis-2/3',
  lead: 'max-sm:flat-cell max-sm:order-first max-sm:basis-1/4 max-sm:pt-0 max-sm:pb-1 max-sm:text-end print:table-cell',
  cell: 'max-sm:flat-cell max-sm:flex max-sm:py-0.5 max-sm:text-start print:table-cell',
}

/** The same where the cell that tells most is a sentence: it has the line below the name. */
export const STATED_BLOCKS: BlockShape = {
  ...BRIEF_BLOCKS,
  head: 'max-sm:order-first max-sm:basis-full',
  lead: 'max-sm:flat-cell max-sm:order-first max-sm:basis-full max-sm:pt-0 max-sm:pb-1 max-sm:text-start print:table-cell',
}

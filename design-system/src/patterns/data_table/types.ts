import type { ReactNode } from 'react'

/** A way to sort: where it leads, and how the rows are sorted by it now. */
export interface TableSort {
  href: string
  direction: 'ascending' | 'descending' | null
}

export interface TableColumn<Row> {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  /** The scale on which the cells are drawn, below the head. */
  axis?: ReactNode
  /** Figures stand at the end, so that their digits align. */
  end?: boolean
  sort?: TableSort
  /** The figure of the last line, over all pages. */
  footer?: ReactNode
  /** Text that may be long: breaks where a column of 15rem is not enough, instead of pushing others. */
  wrap?: boolean
  /** Tells most of a row: stands beside its name where rows become blocks, without a label. */
  lead?: boolean
  /** Left out by the reader's choice of columns. */
  hidden?: boolean
  /** Holds only what is pressed: on paper neither its head nor its cells are there. */
  pressed?: boolean
}

/** What tells a row from the others. */
export type RowKey = string | number

/** Rows that are taken up to do something with all of them. */
export interface TableSelection<Row> {
  chosen: ReadonlySet<RowKey>
  /** With `isRange` all rows from the last one to this. */
  onToggle: (key: RowKey, isRange: boolean) => void
  onToggleAll: () => void
  allLabel: string
  /** Names the box of a row: "Select order 10479". */
  rowLabel: (row: Row) => string
}

/**
 * What a table does where its columns have too little room: they shrink, and on phones each row is
 * a block with labels (customers); or it scrolls sideways with its first column fixed (staff).
 */
export type NarrowTable = 'blocks' | 'scroll'

/** Classes of a row that becomes a block, of its name, of the cell that tells most, and of the others. */
export type BlockShape = Record<'row' | 'head' | 'lead' | 'cell', string>

/** Rows that tell nothing new, and what stands for them on a phone until somebody wants to see them. */
export interface RowFold<Row> {
  isFolded: (row: Row) => boolean
  /** "Arrived as usual: 43". */
  label: string
}

/** Row height: comfortable for customers, compact for those who work in tables all day. */
export type TableDensity = 'comfortable' | 'compact'

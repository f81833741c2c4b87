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
  /** Figures stand at the end, so that their digits align. */
  end?: boolean
  sort?: TableSort
  /** The figure of the last line, over all pages. */
  footer?: ReactNode
  /** Long text may break in a table that otherwise scrolls sideways. */
  wrap?: boolean
  /** Left out by the reader's choice of columns. */
  hidden?: boolean
}

/** What a narrow page does: blocks with labels (customers) or scrolling sideways (staff). */
export type NarrowTable = 'blocks' | 'scroll'

/** Row height: comfortable for customers, compact for those who work in tables all day. */
export type TableDensity = 'comfortable' | 'compact'

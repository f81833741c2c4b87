import type { TableColumn } from '@kontor/design-system/patterns/data_table'
import type { ReactNode } from 'react'
import type { SavedView } from './views/types'

export type Direction = 'asc' | 'desc'

/** What the address of a list asks for, as the server has read it. */
export type AskedList<
  S extends string = string,
  F extends string = string,
  V extends string = string,
> = {
  view: V
  search: string
  filters: Record<F, string[]>
  orderBy: S
  orderDirection: Direction
  limit: number
  /** What is shown where an address asks for nothing; it need not stand in one. */
  usual: { by: string; direction: Direction; limit: number }
  isSearchable: boolean
  sorts: string[]
}

/** Finds beyond a bound are not counted: then there are more. */
export type ListPaging = { totalCount: number; page: number; pages: number; isMore?: boolean }

/** What the server tells a page of a list besides its rows: columns to sort by, filters and views. */
export type ShownList<
  S extends string = string,
  F extends string = never,
  V extends string = never,
> = {
  list: AskedList<S, F, V>
  paging: ListPaging
  counts: Record<V, number>
  /** Up to where these are counted; null for all. */
  mostOfViews: number | null
  choices: Record<F, string[]>
  /** The filters that take a day. */
  days: string[]
  path: string
  hasExport: boolean
  /** How many rows each tab of a filter has; null where it has none. All of them stand under no name. */
  tabCounts: Record<string, { count: number; isMore: boolean }> | null
  /** Views that people keep of it; null where it keeps none. */
  saved: SavedView[] | null
  /** The filters whose choice belongs to the view that it was made in. */
  ofView: string[]
}

/** A column; what is not said of it is the word under `columns` and the row's own value. */
export type ListColumn<Row, S extends string = string> = Omit<
  TableColumn<Row>,
  'head' | 'cell' | 'sort'
> & {
  head?: string
  cell?: (row: Row) => ReactNode
  /** What it is sorted by, and in which direction first, if not rising. */
  sort?: S | readonly [by: S, first: Direction]
}

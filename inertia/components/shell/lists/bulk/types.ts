import type { RowKey } from '@kontor/design-system/patterns/data_table'
import type { ReactNode } from 'react'
import type { Selection } from '../keys/use_selection'

/** Something that is done with all rows that are selected. */
export type BulkAction<Row> = {
  /** Where the rows' keys are sent, to rehearse it and to do it. */
  path: string
  /** "Restart". */
  label: string
  /** "Restart 3 tasks?", of those that are not refused. */
  title: (rows: readonly Row[]) => string
  /** What happens to them. */
  text: (rows: readonly Row[]) => string
  /** "3 tasks were restarted." */
  done: (count: number) => string
  tone?: 'destroy'
  /** Why, in one text for all rows; `missing` where that has to be said. */
  reason?: { label: string; missing?: string }
  /** What else is asked before it is done; whatever is changed of it shows anew what becomes of the rows. */
  asks?: { initial: BulkValues; fields: (form: BulkForm) => ReactNode }
  /** Each confirmation of it is named, so that one that is sent twice does it once. */
  isNamed?: true
  /** What takes it back, where something does. */
  undo?: { path: string; done: (count: number) => string }
}

export type BulkValues = Readonly<Record<string, string>>

export type BulkForm = {
  data: Record<string, string>
  errors: Partial<Record<string, string>>
  setData: (name: string, value: string) => void
}

/** How the rows fared, or would; what becomes of each is said where that differs. */
export type BulkOutcome = {
  done: number[]
  refused: { key: number; why: string }[]
  becomes?: { key: number; what: string }[]
}

/** A row by its name, with what became of it, where that differs, or why nothing did. */
export type BulkLine = { key: number; name: string; text: string }

/** What a list needs to have its rows selected. */
export type ListBulk<Row> = {
  allLabel: string
  rowLabel: (row: Row) => string
  /** What stands at the foot while rows are selected, and after something was done with them. */
  bar: (rows: readonly Row[], keyOf: (row: Row) => RowKey, selection: Selection) => ReactNode
}

import type { TableLook } from '@kontor/design-system/patterns/data_table'

/** A question to a list that somebody keeps under a name. */
export type SavedView = {
  id: number
  name: string
  /** What it asks for, as parameters of the list's address. */
  parameters: string
  hidden: string[]
  density: TableLook['density']
  isShared: boolean
  isOwn: boolean
  count: number
  isMore: boolean
}

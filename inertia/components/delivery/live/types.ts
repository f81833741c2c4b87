import type { LedgerFile } from '../types'

/** What the server tells of a file while it is made. */
export type LiveFile = Pick<LedgerFile, 'id' | 'state' | 'bytes' | 'sha256'> & {
  percent: number | null
}

/** A file that is being made: the item and the day that it is of. */
export type FillingFile = { itemRef: string; day: string; percent: number }

/** What the server tells of the work on an item. */
export type LiveTask = {
  id: number
  state: 'Waiting' | 'Running' | 'Succeeded' | 'Failed' | 'Stopped'
  filesDone: number
  filesExpected: number
  problem: { code: string } | null
}

export type LiveProgress = {
  state: 'Running' | 'Completed' | 'Failed'
  readyAt: string | null
  filesDone: number
  filesExpected: number
  bytes: number
  tasks: LiveTask[]
}

/** The files of an item in one month, days as bit masks. */
export type SheetMonth = {
  itemRef: string
  month: number
  files: number
  made: number
  used: number
  bytes: number
  waitingBytes: number
  days: number
  pending: number
  taken: number
}

export type Live = {
  /** How the whole stands with its owner; null as long as nothing was told. */
  state: string | null
  progress: LiveProgress | null
  files: ReadonlyMap<number, LiveFile>
  filling: FillingFile[]
  sheet: SheetMonth[] | null
}

import type { LedgerFile } from '../types'

/** What the server tells of a file while it is made. */
export type LiveFile = Pick<LedgerFile, 'id' | 'state' | 'bytes' | 'sha256'> & {
  percent: number | null
}

/** What the server tells of the work on an item. */
export type LiveTask = {
  id: number
  state: 'Waiting' | 'Running' | 'Succeeded' | 'Failed' | 'Stopped'
  filesDone: number
  filesExpected: number
  problem: { code: string } | null
}

/** What the server tells of the whole. */
export type LiveProgress = {
  state: 'Running' | 'Completed' | 'Failed'
  readyAt: string | null
  filesDone: number
  filesExpected: number
  bytes: number
  tasks: LiveTask[]
}

export type Live = { progress: LiveProgress | null; files: ReadonlyMap<number, LiveFile> }

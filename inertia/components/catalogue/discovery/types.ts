import type { RunState } from '~/components/shell/run_status'

export const DISCOVERIES = '/admin/manage-products/discover'

export type Left<Reason extends string> = { reason: Reason; count: number; example: string }

export type LeftReason =
  | 'hidden'
  | 'format'
  | 'empty'
  | 'no_day'
  | 'day_in_folder'
  | 'no_such_day'
  | 'future'
  | 'other_name'
  | 'few'
  | 'no_part'
  | 'unreadable'
  | 'too_many'
  | 'known'
  | 'in_shop'
  | 'unreadable_folder'
  | 'link'
  | 'special'

/** A folder of the lake that is or was looked through. */
export type Discovery = {
  id: number
  asked: { prefix: string; category: string | null; venue: string | null }
  askedBy: string
  askedAt: string
  endedAt: string | null
  state: RunState
  done: number
  total: number | null
  report: { files: number; found: number; left: Left<LeftReason>[] } | null
}

/** A series of files in the list of what was found. */
export type SeriesRow = {
  position: number
  productId: number | null
  code: string
  name: string
  filePattern: string
  format: 'csv' | 'parquet' | 'pcap'
  compression: 'none' | 'gzip'
  publishDelayDays: number
  publishTime: string
  minimalDays: number
  calendar: string | null
  files: number
  bytes: number
  days: number
  firstDay: string
  lastDay: string
  fields: number
  unexplained: number
  notes: number
}

export type NoteCode =
  | 'to_say'
  | 'rival'
  | 'other_days'
  | 'strangers'
  | 'unexplained'
  | 'alike'
  | 'unknown'
  | 'no_time'
  | 'no_head'
  | 'added'
  | 'gone'
  | 'untold'

export type FoundNote = { code: NoteCode; params?: Record<string, string | number> }

/** What was found of a series beside what it could be sold as. */
export type FoundFacts = {
  sources: string[]
  files: number
  bytes: number
  days: number
  firstDay: string
  lastDay: string
  rows: number | null
  isCounted: boolean
  keys: string[]
  calendar: { code: string | null; alike: string[]; missing: string[]; extra: string[] }
  notes: FoundNote[]
}

import type { Data } from '@generated/data'
import type { RunState } from '~/components/shell/run_status'

export type Mark = 'degraded' | 'missing'

export type DayFile = {
  day: string
  part: number
  name: string
  version: number
  bytes: number
  rowCount: number | null
  sha256: string | null
  place: 'lake' | 'archive' | 'set_aside' | 'withdrawn'
  at: string
}

export type MarkPreview = {
  days: number
  files: number
  bytes: number
  kept: { day: string; by: string[] }[]
}

/** Chosen days with all that is known of them. */
export type Choice = {
  from: string
  to: string
  calendarDays: number
  tradingDays: number
  daysWithFiles: number
  bytes: number
  why: { code: string; holiday: { en: string; de: string } | null } | null
  files: DayFile[]
  notes: { day: string; condition: Mark; noteEn: string; noteDe: string; mark: number | null }[]
  markedDays: number
  arrivals: { day: string; status: string; dueAt: string; arrivedAt: string | null }[]
  previews: Record<Mark, MarkPreview>
}

export type UnplacedReason =
  | 'name'
  | 'no_such_day'
  | 'future'
  | 'outside_calendar'
  | 'taken'
  | 'empty'
  | 'unreadable'
  | 'unreadable_folder'
  | 'link'
  | 'broken_link'
  | 'special'

/** A look over the lake for the days of a product. */
export type Indexing = {
  askedBy: string
  askedAt: string
  state: RunState
  done: number
  total: number | null
  report: {
    seen: number
    added: number
    changed: number
    unchanged: number
    absent: number
    left: { reason: UnplacedReason; count: number; example: string }[]
  } | null
}

export type DayEvent = Data.Catalogue.DayHistory

export const daysAddress = (product: string) =>
  `/admin/manage-products/${encodeURIComponent(product)}/days`

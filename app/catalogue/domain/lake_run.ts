import type { LeftReason } from '#catalogue/domain/discovery/left_out'
import type { LeftSummary } from '#catalogue/domain/left_summary'
import type { UnplacedReason } from '#catalogue/domain/unplaced'

/** A folder of the lake to look through, and what holds for all that is found there. */
export type DiscoverAsked = { prefix: string; category: string | null; venue: string | null }

/** Folders of the lake with the days of a product; none are said where its files say it. */
export type IndexAsked = { prefixes: string[] }

export type RunWish =
  | { kind: 'discover'; productId?: undefined; asked: DiscoverAsked }
  | { kind: 'index'; productId: number; asked: IndexAsked }

export type DiscoverReport = { files: number; found: number; left: LeftSummary<LeftReason>[] }

export type IndexReport = {
  seen: number
  added: number
  changed: number
  unchanged: number
  /** Files on sale that were not found. */
  absent: number
  left: LeftSummary<UnplacedReason>[]
}

import type { Level } from './types'

export const MOST_LEVELS = 30

/** A level as it is drafted, beside the one that holds; an added one has none. */
export type DraftLevel = { lowLimit: number | null; cents: number | null; was: Level | null }

export const draftedLevels = (levels: readonly Level[]): DraftLevel[] =>
  levels.map((was) => ({ lowLimit: was.lowLimit, cents: was.modulePriceCents, was }))

/** One more behind the last: its first module and its price are still to be said. */
export const withAdded = (levels: DraftLevel[]): DraftLevel[] =>
  levels.length < MOST_LEVELS ? [...levels, { lowLimit: null, cents: null, was: null }] : levels

export const without = (levels: DraftLevel[], at: number): DraftLevel[] =>
  levels.length > 1 ? levels.filter((_, index) => index !== at) : levels

export const withChanged = (
  levels: DraftLevel[],
  at: number,
  level: Partial<DraftLevel>
): DraftLevel[] => levels.map((old, index) => (index === at ? { ...old, ...level } : old))

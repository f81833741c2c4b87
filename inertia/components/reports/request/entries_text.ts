import type { JudgedEntry } from '../types'

/** The entries as lines again, some of them changed or taken out. */
export const entriesText = (
  entries: readonly JudgedEntry[],
  change: (entry: JudgedEntry, at: number) => string | null
): string =>
  entries
    .map((entry, at) => change(entry, at))
    .filter((line) => line !== null)
    .join('\n')

/** Without those that repeat another one. */
export const ownEntries = (entries: readonly JudgedEntry[]): JudgedEntry[] =>
  entries.filter(({ verdict }) => verdict !== 'merged')

export const isUnavailable = ({ verdict }: JudgedEntry): boolean =>
  verdict === 'not_held' || verdict === 'unknown'

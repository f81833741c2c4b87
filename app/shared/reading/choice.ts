/** How far the database itself is, and up to where whoever asks has written; null for nothing lately. */
export type Wanted = { head: number; written: number | null }

/** How far a replica is. Seconds say how old its last change is; null where it has seen none. */
export type Followed = { isReplica: boolean; replayed: number; seconds: number | null }

/** Who answers a list: the replica, or the database because the replica … */
export type Choice = 'replica' | 'away' | 'late' | 'lacks own changes'

/** Seconds that a replica is behind; Infinity where nobody knows. */
export function lagOf({ replayed, seconds }: Followed, { head }: Pick<Wanted, 'head'>): number {
  return replayed >= head ? 0 : (seconds ?? Infinity)
}

/**
 * Whoever has changed something finds it in every list; what others have changed may be some seconds old.
 * What answers and follows nobody is no replica of this database, or not any more.
 */
export function choose(wanted: Wanted, followed: Followed, longestLagSeconds: number): Choice {
  if (!followed.isReplica) return 'away'
  if (lagOf(followed, wanted) > longestLagSeconds) return 'late'
  return followed.replayed >= (wanted.written ?? 0) ? 'replica' : 'lacks own changes'
}

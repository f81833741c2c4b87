import type { Rehearsal } from '#statistics/queries/rehearsal/rehearsals'

/** A rehearsal as a page gets it: moments are texts, and no report. */
export const rehearsalRow = ({ changes, askedAt, endedAt, publishedAt, ...one }: Rehearsal) => ({
  ...one,
  changes: changes.length,
  askedAt: askedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  publishedAt: publishedAt?.toISOString() ?? null,
})

export const TIMELINESS = ['early', 'in_time', 'after', 'rare'] as const

/** How a day came: before its time, at it, after it as it usually does, or later than is usual. */
export type Timeliness = (typeof TIMELINESS)[number]

type Come = { dueAt: Date; lateFrom: Date; arrivedAt: Date | null }

/** How a day came, by its due moment and by when it would have been late; null as long as it has not. */
export function timelinessOf({ dueAt, lateFrom, arrivedAt }: Come): Timeliness | null {
  const minutes = minutesAfter(dueAt, arrivedAt)
  if (arrivedAt === null || minutes === null) return null
  if (arrivedAt > lateFrom) return 'rare'
  if (minutes === 0) return 'in_time'
  return minutes < 0 ? 'early' : 'after'
}

/** Whole minutes between the due moment and another; negative before it. */
export const minutesAfter = (due: Date, moment: Date | null): number | null =>
  moment && Math.floor((moment.getTime() - due.getTime()) / 60_000)

import { median } from '#arrivals/domain/usual_delay'

const HOUR = 3_600
const QUARTER = 900
/** Days that came even later than this one has come by now; fewer are chance. */
const FEWEST_LATE = 3
/** Nobody can say more of what is late by a day. */
const LONGEST = 24 * HOUR

type Awaited = { due: Date; now: Date }

/**
 * When a late day may come: the median of the days that were even later; without such days as long
 * again as it has been late, for delays mostly do. To the next quarter of an hour; null where that is
 * more than a day.
 */
export function estimateOf({ due, now }: Awaited, delays: readonly number[]): Date | null {
  const late = Math.max(0, (now.getTime() - due.getTime()) / 1000)
  const later = delays.filter((delay) => delay > late)
  const guess = later.length >= FEWEST_LATE ? median(later) : 2 * late
  if (guess > LONGEST) return null
  const rounded = Math.ceil((due.getTime() / 1000 + guess) / QUARTER) * QUARTER * 1000
  return new Date(Math.max(rounded, now.getTime() + QUARTER * 1000))
}

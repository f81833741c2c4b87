/** How many of the newest trading days a usual time is learnt from. */
export const LEARNT_DAYS = 60
/** Fewer say nothing yet. */
export const FEWEST_DAYS = 5

/** Makes a median absolute deviation comparable with a standard deviation. */
const LIKE_DEVIATION = 1.4826

/** Seconds after the due moment (before it where negative), how far days are off it, and of how many days. */
export type UsualDelay = { delay: number; spread: number; days: number }

/**
 * When a product usually comes, of the delays of its last days, the newest first. Median and spread
 * around it: one day that came at night moves neither.
 */
export function usualDelay(delays: readonly number[]): UsualDelay | null {
  const learnt = delays.slice(0, LEARNT_DAYS)
  if (learnt.length < FEWEST_DAYS) return null
  const delay = median(learnt)
  const spread = spreadAround(delay, learnt)
  return { delay: Math.round(delay), spread: Math.round(spread), days: learnt.length }
}

/** How far values usually are from their middle; a single one far away changes nothing. */
export const spreadAround = (middle: number, values: readonly number[]): number =>
  median(values.map((one) => Math.abs(one - middle))) * LIKE_DEVIATION

/** The middle value; of an even number the mean of both in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

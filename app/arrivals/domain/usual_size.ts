import { FEWEST_DAYS, LEARNT_DAYS, median, spreadAround } from '#arrivals/domain/usual_delay'

/** Of a hundred usual days about one lies outside. */
export const SIZE_SPREADS = 3
/** What is nearer than this share of the usual size is not odd, however alike the days are. */
export const NEAR = 0.25

/** What a day of a product usually weighs, and what is not odd yet. */
export type UsualSize = { bytes: number; least: number; most: number }

/** How large a product's days are, of the bytes of its last ones, the newest first; an empty day is always odd. */
export function usualSize(sizes: readonly number[]): UsualSize | null {
  const learnt = sizes.slice(0, LEARNT_DAYS)
  if (learnt.length < FEWEST_DAYS) return null
  const bytes = median(learnt)
  const around = Math.max(NEAR * bytes, SIZE_SPREADS * spreadAround(bytes, learnt))
  return {
    bytes: Math.round(bytes),
    least: Math.max(1, Math.ceil(bytes - around)),
    most: Math.floor(bytes + around),
  }
}

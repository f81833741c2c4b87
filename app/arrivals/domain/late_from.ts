import type { UsualDelay } from '#arrivals/domain/usual_delay'

const MINUTE = 60
/** Never called late sooner after the due moment, and never later. */
export const SHORTEST_GRACE = 15 * MINUTE
export const LONGEST_GRACE = 120 * MINUTE
/** While nothing is learnt. */
export const GRACE_OF_UNKNOWN = 30 * MINUTE
/** Of a hundred usual days about one lies outside. */
export const SPREADS = 3

/** From when on a day is late: past its due moment and past all that is usual for it. */
export function lateFrom(due: Date, usual: UsualDelay | null): Date {
  const wanted = usual ? usual.delay + SPREADS * usual.spread : GRACE_OF_UNKNOWN
  const grace = Math.min(LONGEST_GRACE, Math.max(SHORTEST_GRACE, wanted))
  return new Date(due.getTime() + grace * 1000)
}

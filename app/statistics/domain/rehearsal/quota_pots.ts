import type { Cents } from '#shared/domain/money'
import type { Both } from '#statistics/domain/rehearsal/report'

/** A quota, and what orders have of it that are not sold again. */
export type QuotaPot = { id: number; totalCents: Cents; usedCents: Cents }

/** An order by quota with both of its prices; what was given back does not count. */
export type QuotaOrder = { net: Both; quota: { id: number; returnedCents: Cents } | null }

/** Quotas from which orders are sold again one after the other, by the rules of today and by the draft. */
export class QuotaPots {
  #pots: Map<number, { totalCents: Cents; used: Both }>

  constructor(pots: readonly QuotaPot[]) {
    this.#pots = new Map(
      pots.map(({ id, totalCents, usedCents }) => [
        id,
        { totalCents, used: [usedCents, usedCents] },
      ])
    )
  }

  /** Whether an order has its place by today's rules and none by the draft; without a place it takes nothing. */
  isLackingFor({ net, quota }: QuotaOrder): boolean {
    const pot = quota && this.#pots.get(quota.id)
    if (!pot) return false
    const [fitsToday, fitsDraft] = [0, 1].map((side) => {
      const wanted = pot.used[side]! + Math.max(0, net[side]! - quota.returnedCents)
      const fits = wanted <= pot.totalCents
      if (fits) pot.used[side] = wanted
      return fits
    })
    return fitsToday! && !fitsDraft
  }
}

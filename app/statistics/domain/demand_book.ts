import type { Demand } from '#catalogue'

export const DEMAND_KINDS = ['Search', 'Before', 'After', 'Gap'] as const

export type DemandKind = (typeof DEMAND_KINDS)[number]

export type NotedDemand = Demand & { day: string; asked: number }

/** Demand that is not kept yet, added up. What comes when it is full is not noted. */
export class DemandBook {
  #noted = new Map<string, NotedDemand>()

  constructor(private most: number) {}

  note(demand: Demand, day: string): void {
    const key = JSON.stringify([day, demand])
    const known = this.#noted.get(key)
    if (known) known.asked += 1
    else if (this.#noted.size < this.most) this.#noted.set(key, { ...demand, day, asked: 1 })
  }

  /** All that was noted; the book is empty then. */
  take(): NotedDemand[] {
    const noted = [...this.#noted.values()]
    this.#noted.clear()
    return noted
  }
}

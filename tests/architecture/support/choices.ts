/** Goes through all combinations of choices that are only met while one of them is followed. */
export class Choices {
  #made = new Map<unknown, { chosen: number; of: number }>()

  /** The choice of this round, the same whenever it is asked for. */
  of(key: unknown, count: number): number {
    const known = this.#made.get(key) ?? { chosen: 0, of: count }
    this.#made.set(key, known)
    return known.chosen
  }

  /** Turns to the next combination; false when there is none. */
  next(): boolean {
    for (const [key, choice] of [...this.#made].reverse()) {
      if (++choice.chosen < choice.of) return true
      this.#made.delete(key)
    }
    return false
  }
}

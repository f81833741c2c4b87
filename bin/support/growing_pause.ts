const FIRST_MS = 500
const LONGEST_MS = 30_000
/** Whoever ran so long was well, and begins with the shortest pause again. */
const WELL_MS = 60_000

/** How long to wait before something that ended is started again: twice as long each time. */
export class GrowingPause {
  #now: () => number
  #next = FIRST_MS
  #startedAt = 0

  constructor(now = Date.now) {
    this.#now = now
  }

  started(): void {
    this.#startedAt = this.#now()
  }

  next(): number {
    if (this.#now() - this.#startedAt >= WELL_MS) this.#next = FIRST_MS
    const pause = this.#next
    this.#next = Math.min(pause * 2, LONGEST_MS)
    return pause
  }
}

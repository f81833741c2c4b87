/** Nobody is let in any more: the line is too long. */
export class TurnstileFull extends Error {}

/** Seconds after which the line is mostly shorter. */
export const LINE_SECONDS = 2

/** Lets a few tasks run at once; the others wait in line, and beyond its length they are refused. */
export class Turnstile {
  #running = 0
  #waiting: (() => void)[] = []

  constructor(
    private width: number,
    private line: number
  ) {}

  async pass<T>(task: () => Promise<T>): Promise<T> {
    await this.#enter()
    try {
      return await task()
    } finally {
      this.#leave()
    }
  }

  #enter(): Promise<void> | void {
    if (this.#running < this.width) {
      this.#running++
      return
    }
    if (this.#waiting.length >= this.line) throw new TurnstileFull('Too many are waiting')
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** A task that leaves hands its place to the next in line. */
  #leave() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running--
  }
}

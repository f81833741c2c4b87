/** Lets a few tasks run at a time, a few more wait, and turns the others away. */
export class Gate {
  #running = 0
  #waiting: (() => void)[] = []

  constructor(
    private atOnce: number,
    private mostWaiting: number
  ) {}

  /** The task's result, or null when too many wait already. */
  async run<T>(task: () => Promise<T>): Promise<T | null> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.mostWaiting) return null
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running++
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}

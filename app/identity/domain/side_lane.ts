type Waiting = { enter: () => void; isOutOfPatience: boolean }

/**
 * Two kinds of work on one processor: what somebody waits for in passing has precedence, and work of
 * the side lane begins, one piece after another, when nothing else is under way. Nobody waits in the
 * lane longer than their patience, and nobody holds it longer.
 */
export class SideLane {
  #ahead = 0
  #isTaken = false
  #waiting: Waiting[] = []

  constructor(private patienceMs: number) {}

  /** Runs what has precedence. */
  async ahead<T>(task: () => Promise<T>): Promise<T> {
    this.#ahead++
    try {
      return await task()
    } finally {
      this.#ahead--
      this.#admit()
    }
  }

  /** Runs what gives way. */
  async behind<T>(task: () => Promise<T>): Promise<T> {
    await this.#enter()
    const leave = this.#hold()
    try {
      return await task()
    } finally {
      leave()
    }
  }

  #enter(): Promise<void> | void {
    if (!this.#isTaken && this.#ahead === 0 && this.#waiting.length === 0) {
      this.#isTaken = true
      return
    }
    return new Promise((resolve) => {
      const impatient = setTimeout(() => {
        waiting.isOutOfPatience = true
        this.#admit()
      }, this.patienceMs)
      const enter = () => {
        clearTimeout(impatient)
        resolve()
      }
      const waiting: Waiting = { enter, isOutOfPatience: false }
      this.#waiting.push(waiting)
    })
  }

  /** The lane is free again when the work ends, or when it takes too long. */
  #hold(): () => void {
    let isMine = true
    const leave = () => {
      clearTimeout(tooLong)
      if (!isMine) return
      isMine = this.#isTaken = false
      this.#admit()
    }
    const tooLong = setTimeout(leave, this.patienceMs)
    return leave
  }

  #admit(): void {
    const [next] = this.#waiting
    if (!next || this.#isTaken || (this.#ahead > 0 && !next.isOutOfPatience)) return
    this.#waiting.shift()
    this.#isTaken = true
    next.enter()
  }
}

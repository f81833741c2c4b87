type Times = {
  /** How long the first in line waits at most, and how long anybody holds the lane. */
  patienceMs: number
  /** Work ahead that takes longer is nothing that somebody waits for in passing: a download, a stream. */
  passingMs: number
}

/** What people wait for in passing goes first; the lane runs one by one when nothing else does. */
export class SideLane {
  #ahead = 0
  #isTaken = false
  #waiting: (() => void)[] = []
  #patience: NodeJS.Timeout | undefined
  #isOutOfPatience = false

  constructor(private times: Times) {}

  async ahead<T>(task: () => Promise<T>): Promise<T> {
    this.#ahead++
    const leave = this.#once(this.times.passingMs, () => this.#ahead--)
    try {
      return await task()
    } finally {
      leave()
    }
  }

  async behind<T>(task: () => Promise<T>): Promise<T> {
    await this.#enter()
    const leave = this.#once(this.times.patienceMs, () => (this.#isTaken = false))
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
      this.#waiting.push(resolve)
      if (this.#waiting.length === 1) this.#startPatience()
    })
  }

  /** Only the first in line loses patience, so that a long line does not push all at once. */
  #startPatience() {
    this.#isOutOfPatience = false
    this.#patience = setTimeout(() => {
      this.#isOutOfPatience = true
      this.#admit()
    }, this.times.patienceMs)
  }

  /** What frees a place: once, when the work ends or when it takes too long. */
  #once(longestMs: number, free: () => void): () => void {
    let isOver = false
    const leave = () => {
      clearTimeout(tooLong)
      if (isOver) return
      isOver = true
      free()
      this.#admit()
    }
    const tooLong = setTimeout(leave, longestMs)
    return leave
  }

  #admit(): void {
    const [enter] = this.#waiting
    if (!enter || this.#isTaken || (this.#ahead > 0 && !this.#isOutOfPatience)) return
    clearTimeout(this.#patience)
    this.#waiting.shift()
    this.#isTaken = true
    if (this.#waiting.length > 0) this.#startPatience()
    enter()
  }
}

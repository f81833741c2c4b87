import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'

export const LONGEST_WAIT_SECONDS = 60

const LOOK_EVERY_MS = 1_000
/** Beyond them a program is answered at once and asks again. */
const MOST_WAITING = 2_000

type Waiting<K> = { key: K; leave: () => void }

/** Which of the things that somebody waits for have ended. */
type Look<K> = (keys: K[]) => Promise<Set<K>>

/** Those who wait for the end of one kind of thing: however many, a process looks once a second. */
export class WaitingCallers<K extends number | string> {
  readonly #waiting = new Set<Waiting<K>>()
  #timer: NodeJS.Timeout | undefined
  #isLooking = false

  constructor(
    private readonly what: string,
    private readonly look: Look<K>
  ) {
    app.terminating(() => {
      for (const one of this.#waiting) one.leave()
    })
  }

  /** Resolves when it has ended, after so long, or when `onLeave` says that nobody waits. */
  until(key: K, mostMs: number, onLeave: (leave: () => void) => void): Promise<void> {
    if (this.#waiting.size >= MOST_WAITING) return Promise.resolve()
    return new Promise((resolve) => {
      const tooLong = setTimeout(() => one.leave(), mostMs)
      const leave = () => {
        clearTimeout(tooLong)
        this.#waiting.delete(one)
        resolve()
      }
      const one: Waiting<K> = { key, leave }
      this.#waiting.add(one)
      onLeave(leave)
      this.#timer ??= setInterval(() => void this.#lookOnce(), LOOK_EVERY_MS).unref()
    })
  }

  async #lookOnce(): Promise<void> {
    if (this.#waiting.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
    if (this.#waiting.size === 0 || this.#isLooking) return
    this.#isLooking = true
    try {
      const ended = await this.look([...new Set([...this.#waiting].map(({ key }) => key))])
      for (const one of this.#waiting) if (ended.has(one.key)) one.leave()
    } catch (error) {
      logger.warn({ err: error }, `${this.what} that somebody waits for could not be read`)
    } finally {
      this.#isLooking = false
    }
  }
}

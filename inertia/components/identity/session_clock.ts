import { forgetUnsaved } from '~/hooks/use_unsaved'
import { pageToken } from './page_token'

type Answer = { secondsLeft: number; warningSeconds: number; idleSeconds: number }

/** What the page shows: nothing, or how many seconds are left. */
type Listener = (secondsLeft: number | null) => void

const PATH = '/my-account/session'
/** Ends what is left of the session and says why it ended. */
const OVER = '/logout'
/** Nobody is signed in any more, or the person was locked. */
const OVER_STATUS: ReadonlySet<number> = new Set([401, 403])
const AGAIN_MS = 10_000
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Keeps a page in step with its session. The server alone counts; the page tells it that somebody is
 * there, asks when the end comes near, and hears from the browser's other tabs.
 */
export class SessionClock {
  #channel = new BroadcastChannel('kontor-session')
  #timer: ReturnType<typeof setTimeout> | undefined
  #toldAt = Date.now()
  #tellEveryMs = 60_000
  #isWarning = false

  constructor(private listener: Listener) {}

  start() {
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, this.#noteLife, { passive: true })
    document.addEventListener('visibilitychange', this.#look)
    addEventListener('pageshow', this.#look)
    this.#channel.onmessage = this.ask
    void this.ask()
  }

  stop() {
    clearTimeout(this.#timer)
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, this.#noteLife)
    document.removeEventListener('visibilitychange', this.#look)
    removeEventListener('pageshow', this.#look)
    this.#channel.close()
  }

  /** How long is left, from the one who decides. */
  ask = () => this.#send('GET')

  /** Says that somebody is there, and to the other tabs that it was said. */
  stay = async () => {
    this.#toldAt = Date.now()
    await this.#send('PUT')
    this.#channel.postMessage('stayed')
  }

  /** A warning waits for an answer; before that every sign of life is one. */
  #noteLife = () => {
    if (this.#isWarning || Date.now() - this.#toldAt < this.#tellEveryMs) return
    void this.stay()
  }

  #look = () => {
    if (document.visibilityState === 'visible') void this.ask()
  }

  async #send(method: 'GET' | 'PUT') {
    clearTimeout(this.#timer)
    const headers = { 'accept': 'application/json', 'x-xsrf-token': pageToken() }
    const response = await fetch(PATH, { method, headers }).catch(() => null)
    if (response && OVER_STATUS.has(response.status)) return leave()
    if (response?.ok) this.#plan(((await response.json()) as { data: Answer }).data)
    else this.#timer = setTimeout(this.ask, AGAIN_MS)
  }

  #plan({ secondsLeft, warningSeconds, idleSeconds }: Answer) {
    if (secondsLeft <= 0) return leave()
    this.#tellEveryMs = Math.min(60_000, idleSeconds * 100)
    this.#isWarning = secondsLeft <= warningSeconds
    this.listener(this.#isWarning ? secondsLeft : null)
    if (!this.#isWarning) this.#timer = setTimeout(this.ask, (secondsLeft - warningSeconds) * 1000)
  }
}

const LONGEST_TURN_MS = 5_000

/**
 * What was typed is gone with the session: no question keeps the page in sight. Tabs leave one after
 * the other, for the first one learns why the session ended and leaves that to the others.
 */
function leave() {
  forgetUnsaved()
  const go = () => location.assign(OVER)
  if (!navigator.locks) return go()
  const untilGone = () => new Promise<never>(go)
  const signal = AbortSignal.timeout(LONGEST_TURN_MS)
  navigator.locks.request('kontor-leaving', { signal }, untilGone).catch(go)
}

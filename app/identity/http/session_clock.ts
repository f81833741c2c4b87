import type { HttpContext } from '@adonisjs/core/http'
import sessionLimits from '#config/session_limits'
import { endOfSession, SESSION_KEYS, type SessionTimes } from '#identity/domain/open_session'
import { awakeUntil, wakeSession } from '#identity/gateways/session_wakes'
import { clock } from '#shared/clock'

const KEY = SESSION_KEYS.clock
/** Asking about the session is no activity; saying that somebody is there is noted by its action. */
export const SESSION_PATH = '/my-account/session'

/** What a page says on its own every few seconds. */
const BY_ITSELF = 'x-by-itself'

export const startClock = ({ session }: HttpContext) =>
  session.put(KEY, { startedAt: now(), seenAt: now() } satisfies SessionTimes)

/** A working day at most; a running download is no inactivity (idle time-out rule). */
export async function secondsLeft({ session }: HttpContext): Promise<number> {
  const times = timesOf(session)
  const isSoon = times.seenAt + idleMs() - now() <= sessionLimits.warningSeconds * 1000
  const awake = isSoon ? await awakeUntil(session.sessionId) : 0
  return Math.ceil((endOfSession(times, sessionLimits, awake) - now()) / 1000)
}

/** Notes that somebody is there; often enough to count, seldom enough not to write every time. */
export function noteActivity({ session }: HttpContext) {
  const times = timesOf(session)
  const isFresh = session.has(KEY) && now() - times.seenAt < Math.min(60_000, idleMs() / 10)
  if (!isFresh) session.put(KEY, { ...times, seenAt: now() } satisfies SessionTimes)
}

/** Pages that refresh themselves, or fetch ahead, say nothing about the person in front of them. */
export function isActivity({ request, route }: HttpContext): boolean {
  if (route?.pattern === SESSION_PATH || request.header(BY_ITSELF) !== undefined) return false
  const isByItself =
    request.header('x-inertia-partial-component') !== undefined ||
    request.header('accept') === 'text/event-stream' ||
    [request.header('purpose'), request.header('sec-purpose')].includes('prefetch')
  return request.method() !== 'GET' || !isByItself
}

/** Keeps the session awake for as long as the answer of this request is being sent. */
export function stayAwakeWhileSending({ session, response, logger }: HttpContext) {
  const sessionId = session.sessionId
  const wake = () =>
    wakeSession(sessionId, new Date(now() + idleMs())).catch((error) =>
      logger.warn({ err: error }, 'a download could not keep its session awake')
    )
  const beat = setInterval(wake, Math.min(30_000, idleMs() / 4)).unref()
  response.response.once('close', () => clearInterval(beat))
}

const timesOf = (session: HttpContext['session']): SessionTimes =>
  session.get(KEY) ?? { startedAt: now(), seenAt: now() }

const idleMs = () => sessionLimits.idleSeconds * 1000
const now = () => clock.now().toMillis()

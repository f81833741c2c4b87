import {
  HttpNetworkError,
  type HttpExceptionResponse,
  type PendingVisit,
  type VisitCallbacks,
  type VisitOptions,
} from '@inertiajs/core'
import { router } from '@inertiajs/react'
import { failureOf, reasonOf, RequestFailure } from './request_failure'
import { isSaidInPlace } from './suppressed'
import { tellFailure, type ToldFailure } from './tell_failure'

/** The router hands out the visit with its callbacks, though its types keep them back. */
type Visit = PendingVisit & Pick<VisitCallbacks, 'onHttpException' | 'onNetworkError'>

const LONGEST_MS = 60_000

/** Visits in the background that failed are told once, until something works again. */
const told = new Set<string>()

/** Sees to it that no visit ends in silence, nor in a stranger's page over the shop's own. */
export function watchFailures() {
  router.on('start', ({ detail: { visit } }) => {
    if (!visit.prefetch) watch(visit as Visit)
  })
  router.on('success', () => told.clear())
}

function watch(visit: Visit) {
  const { onHttpException, onNetworkError } = visit
  const again = () => router.visit(visit.url, repeat(visit, { onHttpException, onNetworkError }))
  visit.onHttpException = (response) => {
    if (onHttpException(response) === false || isPage(visit, response)) return
    if (isElsewhere(visit, response)) {
      location.assign(visit.url)
      return false
    }
    if (response.status === EXPIRED && !(ONCE_MORE in visit.headers)) {
      router.visit(visit.url, {
        ...repeat(visit, { onHttpException, onNetworkError }),
        headers: { ...visit.headers, [ONCE_MORE]: '1' },
      })
      return false
    }
    const failure = failureOf(response.status, visit.url.href, bodyOf(response))
    tell(visit, { failure, again, reason: reasonOf(failure) })
    return false
  }
  visit.onNetworkError = (error) => {
    if (onNetworkError(error) === false) return
    if (!(error instanceof HttpNetworkError)) reportError(error)
    const failure = new RequestFailure(0, visit.url.href)
    tell(visit, { failure, again, reason: reasonOf(failure) })
    return false
  }
  if (!visit.async) giveUpInTime(visit, again)
}

/** The page's token was of a session that is over; the answer brought the next one, and nothing was done. */
const EXPIRED = 419
const ONCE_MORE = 'X-Once-More'

/** A page of the shop that says what happened; after a form it would take away what was typed. */
const isPage = (visit: Visit, { headers }: HttpExceptionResponse) =>
  'x-inertia' in headers && visit.method === 'get' && visit.only.length === 0

/** What is no page of the shop and no failure, such as a file, is the browser's. */
const isElsewhere = (visit: Visit, { status }: HttpExceptionResponse) =>
  status < 400 && visit.method === 'get' && visit.only.length === 0

function bodyOf({ data }: HttpExceptionResponse): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

function tell(visit: Visit, what: ToldFailure) {
  const key = `${what.failure.status} ${visit.url.pathname}`
  if (visit.async && told.has(key)) return
  told.add(key)
  tellFailure({ ...what, isInPlace: isSaidInPlace(visit.url.pathname) && visit.method !== 'get' })
}

function giveUpInTime(visit: Visit, again: () => void) {
  const timer = setTimeout(() => {
    stop()
    if (visit.completed || visit.cancelled || visit.interrupted) return
    router.cancelAll({ sync: true, async: false, prefetch: false })
    tell(visit, { failure: new RequestFailure(0, visit.url.href), again, reason: 'timeout' })
  }, LONGEST_MS)
  const stop = router.on('finish', ({ detail }) => {
    if (detail.visit.id !== visit.id) return
    clearTimeout(timer)
    stop()
  })
}

/** What of a visit is its own run, and would make another one begin as over. */
const RUN = new Set(['id', 'url', 'completed', 'cancelled', 'interrupted'])

/** The same visit as a new one. */
const repeat = (visit: Visit, callbacks: VisitOptions): VisitOptions => ({
  ...Object.fromEntries(Object.entries(visit).filter(([name]) => !RUN.has(name))),
  ...callbacks,
})

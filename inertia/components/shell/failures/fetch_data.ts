import { failureOf, reasonOf, RequestFailure } from './request_failure'
import { ACTED, tellFailure } from './tell_failure'

type Envelope<T> = { success?: boolean; data?: T }

interface Options extends RequestInit {
  /** Says a refusal of the server in its own place; failures are said to everybody all the same. */
  showsRefusals?: boolean
  /** Asks once more, where that is more than pressing the same again. */
  again?: () => void
}

/**
 * Asks for data beside the page. Every failure is a `RequestFailure`; it is told, unless the request
 * was given up or the caller shows what the server refuses.
 */
export async function fetchData<T>(url: string, options: Options = {}): Promise<T> {
  const { showsRefusals = false, again, ...init } = options
  const headers = { accept: 'application/json', ...init.headers }
  const response = await fetch(url, { ...init, headers }).catch(() => null)
  if (init.signal?.aborted) throw new RequestFailure(0, url)
  const body: unknown = await response?.json().catch(() => null)
  if (init.method && init.method !== 'GET') window.dispatchEvent(new Event(ACTED))
  const isFine = response?.ok && body !== null && (body as Envelope<T>).success !== false
  if (isFine) return body as T
  const failure = failureOf(response?.status ?? 0, url, body)
  const isRefusal = failure.errors.length > 0 && failure.status < 500
  if (!(isRefusal && showsRefusals)) tellFailure({ failure, again, reason: reasonOf(failure) })
  throw failure
}

import { currentRequestId } from '#shared/request_context'
import { currentParent } from '#shared/tracing/spans'

/** What a job comes from: so that its lines, its histories, its mails and its trace say so. */
export type Origin = { requestId?: string; traceparent?: string }

const KEY = '$origin'

/** Travels beside the payload; workers of an older version do not look at it. */
export function withOrigin<P extends object>(payload: P): P {
  const origin: Origin = { requestId: currentRequestId(), traceparent: currentParent() }
  return origin.requestId || origin.traceparent ? { ...payload, [KEY]: origin } : payload
}

export function originOf(data: object): { origin: Origin; payload: object } {
  const { [KEY]: origin = {}, ...payload } = data as { [KEY]?: Origin }
  return { origin, payload }
}

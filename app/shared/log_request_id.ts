import { currentRequestId } from '#shared/request_context'

type Logger = { bindings(): Record<string, unknown> }

/** Adds the request to lines of a logger that does not know it: those of jobs, and of code that any of both runs. */
export function logRequestId(_line: object, _level: number, logger: Logger): object {
  const requestId = currentRequestId()
  return requestId && !('request_id' in logger.bindings()) ? { request_id: requestId } : {}
}

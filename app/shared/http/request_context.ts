import { AsyncLocalStorage } from 'node:async_hooks'

type RequestContext = { requestId: string }

const storage = new AsyncLocalStorage<RequestContext>()

/** Runs a request's work so that logs and audit entries below it know its id. */
export function inRequestContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work)
}

/** Id of the request that is being answered; undefined in jobs and commands. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId
}

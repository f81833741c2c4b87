import { AsyncLocalStorage } from 'node:async_hooks'

type RequestContext = { requestId: string }

const storage = new AsyncLocalStorage<RequestContext>()

export function inRequestContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work)
}

/** Id of the request that is being answered, or that the job at hand comes from; undefined elsewhere. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId
}

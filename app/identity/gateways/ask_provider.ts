import { overOwnSocket } from '#identity/gateways/own_socket'
import { currentParent, inCall, toldStatus } from '#shared/tracing/spans'

type Options = { method?: string; headers: HeadersInit }

/**
 * How sign-in providers are asked, as libraries want it. They belong to the shop's operator like the
 * shop itself, so the trace goes on there: nobody else is told of it.
 */
export const askProvider =
  ({ embedded }: { embedded: boolean }) =>
  (url: string, options: Options): Promise<Response> => {
    const method = options.method ?? 'GET'
    return inCall(
      { name: `sign-in provider ${method}`, facts: { 'http.request.method': method } },
      () => (embedded ? overOwnSocket : fetch)(url, tracedOn(options)),
      ({ status }) => toldStatus(status)
    )
  }

function tracedOn<T extends Options>(options: T): T {
  const traceparent = currentParent()
  if (!traceparent) return options
  const headers = new Headers(options.headers)
  headers.set('traceparent', traceparent)
  return { ...options, headers }
}

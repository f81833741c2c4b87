import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { loggedPath } from '#shared/http/logged_path'
import { newRequestId } from '#shared/http/new_request_id'
import { observeRequest } from '#shared/metrics/observe'
import { inRequestContext } from '#shared/request_context'
import { eventOf, securityEvent } from '#shared/http/security_event'
import { inSpan, type Span } from '#shared/tracing/spans'

const ID_OF_A_PROXY = /^[\w.-]{8,64}$/
const isUnremarkable = ({ request }: HttpContext) => /^\/(assets|health)\//.test(request.url())

/** Gives every request an id that answers, logs and audit share, and logs how it ended. */
export default class RequestLogMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const requestId = settleId(ctx)
    const began = performance.now()
    ctx.response.header('x-request-id', requestId)
    const answer = (span?: Span) => {
      ctx.response.response.once('close', () => {
        log(ctx, performance.now() - began)
        span?.end(endOf(ctx))
      })
      return next()
    }
    const traced = () => inSpan(beginningOf(ctx, requestId), answer)
    return inRequestContext({ requestId }, isUnremarkable(ctx) ? answer : traced)
  }
}

/** An id from outside is kept only if it cannot disturb a log. */
function settleId({ request }: HttpContext): string {
  const given = request.header('x-request-id') ?? ''
  const requestId = ID_OF_A_PROXY.test(given) ? given : newRequestId()
  request.request.headers['x-request-id'] = requestId
  return requestId
}

/** What an address holds may open something, or name somebody: the pattern of its route does not. */
const beginningOf = ({ request }: HttpContext, requestId: string) => ({
  name: request.method(),
  kind: 'request' as const,
  facts: { 'http.request.method': request.method(), 'kontor.request_id': requestId },
})

function endOf({ request, response, route }: HttpContext) {
  const status = response.response.statusCode
  const pattern = route?.pattern ?? 'none'
  return {
    name: `${request.method()} ${pattern}`,
    facts: { 'http.route': pattern, 'http.response.status_code': status },
    hasFailed: status >= 500,
  }
}

function log(ctx: HttpContext, milliseconds: number): void {
  const { request, response, logger, auth, route } = ctx
  const { statusCode, writableFinished } = response.response
  const event = eventOf(statusCode, request.header('authorization') !== undefined)
  if (event) securityEvent(ctx, event)
  observeRequest({
    method: request.method(),
    route: route?.pattern ?? 'none',
    status: statusCode,
    seconds: milliseconds / 1000,
  })
  const path = loggedPath(ctx)
  const level = statusCode >= 500 ? 'error' : isUnremarkable(ctx) ? 'debug' : 'info'
  logger[level](
    {
      method: request.method(),
      path,
      route: route?.pattern,
      status: statusCode,
      ms: Math.round(milliseconds),
      userId: auth?.user?.id,
      ...(writableFinished ? {} : { aborted: true }),
    },
    'request'
  )
}

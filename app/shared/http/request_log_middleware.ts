import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { loggedPath } from '#shared/http/logged_path'
import { observeRequest } from '#shared/metrics/observe'
import { inRequestContext } from '#shared/http/request_context'
import { eventOf, securityEvent } from '#shared/http/security_event'

const ID_OF_A_PROXY = /^[\w.-]{8,64}$/
const UNREMARKABLE = /^\/(assets|health)\//

/** Gives every request an id that answers, logs and audit share, and logs how it ended. */
export default class RequestLogMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const requestId = settleId(ctx)
    const began = performance.now()
    ctx.response.header('x-request-id', requestId)
    ctx.response.response.once('close', () => log(ctx, performance.now() - began))
    return inRequestContext({ requestId }, next)
  }
}

/** An id from outside is kept only if it cannot disturb a log. */
function settleId({ request }: HttpContext): string {
  const given = request.header('x-request-id') ?? ''
  const requestId = ID_OF_A_PROXY.test(given) ? given : randomUUID()
  request.request.headers['x-request-id'] = requestId
  return requestId
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
  const level = statusCode >= 500 ? 'error' : UNREMARKABLE.test(path) ? 'debug' : 'info'
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

import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import identity from '#config/identity'
import { bringsToken } from '#identity/http/brings_token'
import { callerOrNobody } from '#shared/http/caller'
import { failure } from '#shared/http/envelope'
import { isApi } from '#shared/http/is_api'
import { takesCall } from '#shared/http/takes_call'

/** Calls of a session are counted by its person, those of nobody by their address; tokens have a count of their own. */
export default class VisitorLimitMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!isApi(ctx) || bringsToken(ctx)) return next()
    if (await isWithin(ctx)) return next()
    return failure(ctx, { code: 'shared.errors.too_many_requests', status: 429 })
  }
}

function isWithin(ctx: HttpContext): Promise<boolean> {
  const caller = callerOrNobody(ctx)
  return caller
    ? takesCall(ctx, `session_calls:${caller.id}`, identity.sessionCalls)
    : takesCall(ctx, `visitor_calls:${ctx.request.ip()}`, identity.visitorCalls)
}

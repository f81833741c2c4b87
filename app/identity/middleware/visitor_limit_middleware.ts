import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import identity from '#config/identity'
import { callerOrNobody } from '#shared/http/caller'
import { failure } from '#shared/http/envelope'
import { isApi } from '#shared/http/is_api'
import { takesCall } from '#shared/http/takes_call'

/** Calls of nobody are counted by their address; tokens have a count of their own. */
export default class VisitorLimitMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!isApi(ctx) || callerOrNobody(ctx)) return next()
    const key = `visitor_calls:${ctx.request.ip()}`
    if (await takesCall(ctx, key, identity.visitorCalls)) return next()
    return failure(ctx, { code: 'shared.errors.too_many_requests', status: 429 })
  }
}

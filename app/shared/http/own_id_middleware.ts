import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { callerOrNobody } from '#shared/http/caller'
import { putOwnId } from '#shared/http/person_id'

/** Programs say `me` where an address names a person; who that is, only their token tells. */
export default class OwnIdMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (ctx.params) putOwnId(ctx.params, callerOrNobody(ctx)?.id)
    return next()
  }
}

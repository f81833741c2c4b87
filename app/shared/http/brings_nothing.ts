import type { HttpContext } from '@adonisjs/core/http'
import { isApi } from '#shared/http/is_api'

/** A call without a cookie: no session is begun for it, and none could be misused by it. */
export const bringsNothing = (ctx: HttpContext): boolean =>
  isApi(ctx) && ctx.request.header('cookie') === undefined

import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { wantsJson } from '#shared/http/wants_json'

/** Whether only parts of a page that is open already are asked for. */
export const isPartial = ({ request }: Pick<HttpContext, 'request'>): boolean =>
  request.header('x-inertia-partial-component') !== undefined

/**
 * What is said on the next page waits for a page: data that a page fetches meanwhile, such as its
 * progress or a search, must not use it up.
 */
export default class KeepFlashMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const reads = ['GET', 'HEAD'].includes(ctx.request.method())
    const isNoPage = isPartial(ctx) || wantsJson(ctx)
    if (reads && isNoPage && !ctx.session.flashMessages.isEmpty) ctx.session.reflash()
    return next()
  }
}

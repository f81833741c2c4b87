import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { leaveTo } from '#identity/http/answers'
import { bringsToken } from '#identity/http/brings_token'
import { closeSession } from '#identity/http/sign_in_session'
import { failure } from '#shared/http/envelope'
import { wantsJson } from '#shared/http/wants_json'

/**
 * Knows on every page who is there: one query for a signed-in person, none for a visitor. Whoever was
 * locked since the last click is signed out here, so that a lock takes effect at once.
 */
export default class IdentifyUserMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const guard = ctx.auth.use('web')
    if (bringsToken(ctx) || !ctx.session.has(guard.sessionKeyName)) return next()
    if (!(await ctx.auth.check())) ctx.session.forget(guard.sessionKeyName)
    if (!guard.user?.isLocked) return next()
    const url = await closeSession(ctx, 'locked')
    return wantsJson(ctx)
      ? failure(ctx, { code: 'identity.errors.locked', status: 403 })
      : leaveTo(ctx, url)
  }
}

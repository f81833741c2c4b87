import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { SignOutReason } from '#identity/domain/sign_out_reason'
import { leaveTo } from '#identity/http/answers'
import { bringsToken } from '#identity/http/brings_token'
import { continueSession } from '#identity/http/continued_session'
import { closeSession } from '#identity/http/sign_in_session'
import { admitTokenCaller } from '#identity/http/token_caller'
import { failure } from '#shared/http/envelope'
import { wantsJson } from '#shared/http/wants_json'

/** One query for a signed-in person, none for a visitor; a session that is over ends here. */
export default class IdentifyUserMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (bringsToken(ctx)) return this.#identifyByToken(ctx, next)
    const ending = await continueSession(ctx)
    return ending ? this.#end(ctx, ending, next) : next()
  }

  /** Programs are told; browsers go where the provider's session is closed as well. */
  async #end(ctx: HttpContext, reason: SignOutReason, next: NextFn) {
    if (!wantsJson(ctx)) return leaveTo(ctx, await closeSession(ctx, reason))
    if (reason === 'locked') return failure(ctx, { code: 'identity.errors.locked', status: 403 })
    ctx.auth.use('web').user = undefined
    return next()
  }

  /** Nothing of such a call is to be remembered, so its session stays empty and is not stored. */
  async #identifyByToken(ctx: HttpContext, next: NextFn) {
    const output = (await admitTokenCaller(ctx)) ? await next() : undefined
    ctx.session.clear()
    return output
  }
}

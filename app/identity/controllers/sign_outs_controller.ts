import type { HttpContext } from '@adonisjs/core/http'
import { toSignOutReason } from '#identity/domain/sign_out_reason'
import { leaveTo } from '#identity/http/answers'
import { closeSession, pullSignOutReason } from '#identity/http/sign_in_session'

export default class SignOutsController {
  /** The page behind every sign-out. */
  show(ctx: HttpContext) {
    ctx.inertia.clearHistory()
    return ctx.inertia.render('identity/signed_out', {
      reason: toSignOutReason(pullSignOutReason(ctx)),
    })
  }

  async store(ctx: HttpContext) {
    return leaveTo(ctx, await closeSession(ctx, 'default'))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { toSignOutReason } from '#identity/domain/sign_out_reason'
import { leaveTo } from '#identity/http/answers'
import { closeSession, pullSignOutReason } from '#identity/http/sign_in_session'

export default class SignOutsController {
  /** The page behind every sign-out; inactivity has one of its own. */
  show(ctx: HttpContext) {
    const reason = toSignOutReason(pullSignOutReason(ctx))
    if (reason === 'timeout') return ctx.response.redirect('/logout-timer')
    ctx.inertia.clearHistory()
    return ctx.inertia.render('identity/signed_out', { reason })
  }

  timer(ctx: HttpContext) {
    ctx.inertia.clearHistory()
    return ctx.inertia.render('identity/signed_out', { reason: 'timeout' })
  }

  async store(ctx: HttpContext) {
    return leaveTo(ctx, await closeSession(ctx, 'default'))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { verifyPassword } from '#identity/actions/passwords/verify_password'
import { noteConfirmation } from '#identity/http/fresh_proof'
import { Blocked, underPasswordLimits } from '#identity/http/password_limits'
import { refuseWhileBusy } from '#identity/http/refuse_while_busy'
import { confirmationValidator } from '#identity/validators/factors'
import { ok, refuse } from '#shared/domain/result'
import { callerOf } from '#shared/http/caller'
import { answerRefusal } from '#shared/http/refusals'

const PAGE = '/my-account/security'

export default class ConfirmationsController {
  show({ inertia }: HttpContext) {
    return inertia.render('identity/account/security_confirmation', {})
  }

  async store(ctx: HttpContext) {
    const { password } = await ctx.request.validateUsing(confirmationValidator)
    const confirmed = await refuseWhileBusy(() => this.#check(ctx, password))
    if (!confirmed.ok) return answerRefusal(ctx, confirmed.refusal)
    noteConfirmation(ctx)
    return ctx.response.redirect(PAGE)
  }

  /** Wrong passwords count like those at the sign-in. */
  async #check(ctx: HttpContext, password: string) {
    const { email, subject } = callerOf(ctx)
    const found = await underPasswordLimits(ctx.request.ip(), email, () =>
      verifyPassword(email, password)
    )
    if (found instanceof Blocked) {
      return refuse('identity.errors.too_many_attempts', {
        ...{ field: 'password', status: 429, retryAfter: found.seconds },
      })
    }
    return found?.subject === subject
      ? ok()
      : refuse('account.errors.password_incorrect', { field: 'password' })
  }
}

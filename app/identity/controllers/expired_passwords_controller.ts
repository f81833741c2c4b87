import type { HttpContext } from '@adonisjs/core/http'
import identity from '#config/identity'
import { replaceExpiredPassword } from '#identity/actions/passwords/replace_expired_password'
import { passwordRules } from '#identity/domain/password_rules'
import { finishSignIn, hasOpenSignIn } from '#identity/gateways/embedded_provider/interactions'
import { leaveTo } from '#identity/http/answers'
import { forgetExpiredPassword, provenAccount } from '#identity/http/expired_password'
import { formMessages } from '#identity/http/form_messages'
import { refuseWhileBusy } from '#identity/http/refuse_while_busy'
import { newPasswordValidator } from '#identity/validators/new_password'
import { answerRefusal } from '#shared/http/refusals'

/** Step of a sign-in whose password was right and is too old. */
export default class ExpiredPasswordsController {
  async show(ctx: HttpContext) {
    if (!(await this.#proven(ctx))) return ctx.response.redirect(`/sign-in/${ctx.params.uid}`)
    return ctx.inertia.render('identity/expired_password', {
      uid: String(ctx.params.uid),
      days: identity.passwordMaxAgeDays,
      rules: passwordRules(identity.passwordPolicy),
    })
  }

  async store(ctx: HttpContext) {
    const proven = await this.#proven(ctx)
    if (!proven) return ctx.response.redirect(`/sign-in/${ctx.params.uid}`)
    const { password } = await ctx.request.validateUsing(newPasswordValidator, {
      messagesProvider: formMessages(ctx.locale),
    })
    const result = await refuseWhileBusy(() => replaceExpiredPassword(proven.subject, password))
    if (!result.ok) return answerRefusal(ctx, result.refusal)
    forgetExpiredPassword(ctx.session)
    return leaveTo(ctx, await finishSignIn(ctx, proven.subject, proven.proofs))
  }

  async #proven(ctx: HttpContext) {
    const { uid } = ctx.params
    return (await hasOpenSignIn(ctx, uid)) ? provenAccount(ctx.session, uid) : null
  }
}

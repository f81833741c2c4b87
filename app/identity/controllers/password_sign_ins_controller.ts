import type { HttpContext } from '@adonisjs/core/http'
import { recordFailedSignIn } from '#identity/actions/sessions/record_sign_in'
import { requestSignInLink } from '#identity/actions/sign_in_links/request_sign_in_link'
import { verifyPassword } from '#identity/actions/passwords/verify_password'
import { TurnstileFull } from '#identity/domain/turnstile'
import { hasOpenSignIn } from '#identity/gateways/embedded_provider/interactions'
import { continueSignIn } from '#identity/http/continue_sign_in'
import { formMessages } from '#identity/http/form_messages'
import { Blocked, underPasswordLimits } from '#identity/http/password_limits'
import { signInLane } from '#identity/http/sign_in_lane'
import { whereaboutsOf } from '#identity/http/whereabouts'
import type SignInAccount from '#identity/models/sign_in_account'
import { passwordSignInValidator } from '#identity/validators/password_sign_in'
import { answerRefusal } from '#shared/http/refusals'

/** What was typed survives a refusal; a password never does. */
const TYPED_NAME = 'typed_name'
const EXPIRED = '/sign-in-or-register?problem=expired'

export default class PasswordSignInsController {
  async show(ctx: HttpContext) {
    if (!(await hasOpenSignIn(ctx, ctx.params.uid))) return ctx.response.redirect(EXPIRED)
    return ctx.inertia.render('identity/sign_in', {
      uid: String(ctx.params.uid),
      name: String(ctx.session.flashMessages.get(TYPED_NAME, '')),
    })
  }

  async store(ctx: HttpContext) {
    if (!(await hasOpenSignIn(ctx, ctx.params.uid))) return ctx.response.redirect(EXPIRED)
    const { name, password } = await ctx.request.validateUsing(passwordSignInValidator, {
      messagesProvider: formMessages(ctx.locale),
    })
    try {
      const account = await underPasswordLimits(ctx.request.ip(), name, () =>
        verifyPassword(name, password)
      )
      if (account instanceof Blocked) return await this.#fail(ctx, name, 'blocked')
      if (!account) return await this.#fail(ctx, name, 'wrong_password')
      return await signInLane.behind(() => this.#enter(ctx, account))
    } catch (error) {
      if (error instanceof TurnstileFull) return refuse(ctx, name, 'busy')
      throw error
    }
  }

  async #fail(ctx: HttpContext, name: string, outcome: 'wrong_password' | 'blocked') {
    await recordFailedSignIn(name, outcome, whereaboutsOf(ctx))
    return refuse(ctx, name, outcome === 'blocked' ? 'too_many_attempts' : 'wrong_password')
  }

  /** The password was right; the address has to be its owner's. */
  async #enter(ctx: HttpContext, account: SignInAccount) {
    const { email, emailVerified } = account
    if (emailVerified) return continueSignIn(ctx, account, ['password'])
    await requestSignInLink(email, ctx.locale)
    return refuse(ctx, email, 'email_unverified')
  }
}

const STATUS = {
  wrong_password: 422,
  email_unverified: 422,
  too_many_attempts: 429,
  busy: 429,
} as const

function refuse(ctx: HttpContext, name: string, reason: keyof typeof STATUS) {
  ctx.session.flash(TYPED_NAME, name)
  return answerRefusal(ctx, {
    code: `identity.errors.${reason}`,
    field: 'password',
    status: STATUS[reason],
  })
}

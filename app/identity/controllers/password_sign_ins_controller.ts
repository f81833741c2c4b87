import type { HttpContext } from '@adonisjs/core/http'
import { verifyPassword } from '#identity/actions/verify_password'
import { TurnstileFull } from '#identity/domain/turnstile'
import {
  finishSignIn,
  hasOpenSignIn,
} from '#identity/gateways/embedded_provider/interactions'
import { leaveTo } from '#identity/http/answers'
import { formMessages } from '#identity/http/form_messages'
import { underPasswordLimits } from '#identity/http/password_limits'
import { passwordSignInValidator } from '#identity/validators/password_sign_in'
import { answerRefusal } from '#shared/http/refusals'

/** What was typed survives a refusal; a password never does. */
const TYPED_NAME = 'typed_name'
const EXPIRED = '/sign-in-or-register?problem=expired'

/** The sign-in page of the provider that the shop brings along. */
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
    ctx.session.flash(TYPED_NAME, name)
    try {
      const account = await underPasswordLimits(ctx.request.ip(), name, () =>
        verifyPassword(name, password)
      )
      if (account === 'blocked') return refuse(ctx, 'identity.errors.too_many_attempts', 429)
      if (!account) return refuse(ctx, 'identity.errors.wrong_password', 422)
      return leaveTo(ctx, await finishSignIn(ctx, account.subject))
    } catch (error) {
      if (error instanceof TurnstileFull) return refuse(ctx, 'identity.errors.busy', 429)
      throw error
    }
  }
}

const refuse = (ctx: HttpContext, code: string, status: 422 | 429) =>
  answerRefusal(ctx, { code, field: 'password', status })

import type { HttpContext } from '@adonisjs/core/http'
import { verifyPassword } from '#identity/actions/verify_password'
import { TurnstileFull } from '#identity/domain/turnstile'
import { finishSignIn, hasOpenSignIn } from '#identity/gateways/embedded_provider/interactions'
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
    try {
      const account = await underPasswordLimits(ctx.request.ip(), name, () =>
        verifyPassword(name, password)
      )
      if (account === 'blocked') return refuse(ctx, name, 'too_many_attempts')
      if (!account) return refuse(ctx, name, 'wrong_password')
      return leaveTo(ctx, await finishSignIn(ctx, account.subject))
    } catch (error) {
      if (error instanceof TurnstileFull) return refuse(ctx, name, 'busy')
      throw error
    }
  }
}

const STATUS = { wrong_password: 422, too_many_attempts: 429, busy: 429 } as const

function refuse(ctx: HttpContext, name: string, reason: keyof typeof STATUS) {
  ctx.session.flash(TYPED_NAME, name)
  return answerRefusal(ctx, {
    code: `identity.errors.${reason}`,
    field: 'password',
    status: STATUS[reason],
  })
}

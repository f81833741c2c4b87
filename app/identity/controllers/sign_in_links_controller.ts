import type { HttpContext } from '@adonisjs/core/http'
import identity from '#config/identity'
import { requestSignInLink } from '#identity/actions/sign_in_links/request_sign_in_link'
import { formMessages } from '#identity/http/form_messages'
import { signInLinkValidator } from '#identity/validators/sign_in_link'
import { ok, refuse } from '#shared/domain/result'
import { noteOutcome, outcomeOf } from '#shared/http/outcome'
import { answerRefusal } from '#shared/http/refusals'
import { sendWithin } from '#shared/http/sending_allowance'

const REASONS = ['activation', 'reset'] as const
const SENT = 'link_sent'

export default class SignInLinksController {
  create({ inertia, request }: HttpContext) {
    const reason = REASONS.find((one) => one === request.qs().for) ?? 'reset'
    return inertia.render('identity/forgotten_password', { reason })
  }

  /** Answers the same whether the address has an account or not; the worker finds that out. */
  async store(ctx: HttpContext) {
    const { email } = await ctx.request.validateUsing(signInLinkValidator, {
      messagesProvider: formMessages(ctx.locale),
    })
    const person = { userId: null, email }
    const allowance = identity.signInLinks
    const taken = await sendWithin(
      { ctx, name: 'sign_in_links', person, allowance },
      async () => {
        await requestSignInLink(email, ctx.locale)
        return ok()
      },
      tooMany
    )
    if (!taken.ok) return answerRefusal(ctx, taken.refusal)
    noteOutcome(ctx, SENT)
    return ctx.response.redirect('/password/sent')
  }

  sent(ctx: HttpContext) {
    if (!outcomeOf(ctx, SENT)) return ctx.response.redirect('/password/forgotten')
    return ctx.inertia.render('identity/link_sent', {})
  }
}

const tooMany = (retryAfter: number) =>
  refuse('identity.errors.too_many_links', { field: 'email', status: 429, retryAfter })

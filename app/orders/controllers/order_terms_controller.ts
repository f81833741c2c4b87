import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#identity'
import { answerRefusal } from '#shared/http/refusals'
import { acceptTerms } from '#orders/actions/accept_terms'
import { termsValidator } from '#orders/validators/my_order'
import { callerOf } from '#shared/http/caller'

export default class OrderTermsController {
  async store(ctx: HttpContext) {
    const user = callerOf(ctx)
    const { consents, termsVersion } = await ctx.request.validateUsing(termsValidator)
    const accepted = await acceptTerms({
      userId: user.id,
      orderNumber: Number(ctx.params.orderId),
      given: consents,
      termsVersion,
      actor: actorOf(user),
      requestId: ctx.request.id(),
    })
    if (!accepted.ok) return answerRefusal(ctx, accepted.refusal)
    return ctx.response.redirect().back()
  }
}

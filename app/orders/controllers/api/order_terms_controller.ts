import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#identity'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { acceptTerms } from '#orders/actions/accept_terms'
import { termsValidator } from '#orders/validators/my_order'
import { callerOf } from '#shared/http/caller'

export default class OrderTermsController {
  async update(ctx: HttpContext) {
    const user = callerOf(ctx)
    const orderId = Number(ctx.params.id)
    if (Number(ctx.params.sub) !== user.id) {
      return answerRefusal(ctx, { code: 'orders.errors.not_found', status: 404 })
    }
    const { consents: given, termsVersion } = await ctx.request.validateUsing(termsValidator)
    const accepted = await acceptTerms({
      ...{ userId: user.id, orderNumber: orderId, given, termsVersion },
      actor: actorOf(user),
      requestId: ctx.request.id(),
    })
    if (!accepted.ok) return answerRefusal(ctx, accepted.refusal)
    return success(ctx, { orderId, termsAccepted: true })
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { changeOrder, type OrderChange } from '#orders/actions/staff/change_order'
import { fieldsFromWire } from '#orders/http/api_change'
import { judgeScopes } from '#orders/http/change_scopes'
import { readPaymentWish } from '#orders/http/payment_wish'
import { refusalInWords } from '#orders/http/refusal_in_words'
import { apiOrderChangeValidator } from '#orders/validators/order_change'

/** `id` is the order's number, `sub` the customer's id. */
export default class OrderChangesController {
  async update(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(apiOrderChangeValidator)
    const payment = readPaymentWish(sent)
    if (!payment.ok) return answerRefusal(ctx, payment.refusal)
    const orderId = Number(ctx.params.id)
    const change: OrderChange = {
      ...fieldsFromWire(sent),
      ...{ orderNumber: orderId, userId: Number(ctx.params.sub) },
      expectedVersion: sent.version,
      ...{ state: sent.orderState, payment: payment.value, reason: sent.reason },
      actor: actorIn(ctx),
      requestId: ctx.request.id(),
    }
    const allowed = judgeScopes(ctx, change)
    if (!allowed.ok) return answerRefusal(ctx, allowed.refusal)
    const changed = await changeOrder(change)
    if (!changed.ok) return answerRefusal(ctx, refusalInWords(changed.refusal, ctx.locale))
    return success(ctx, { orderId, isChanged: changed.value.isChanged })
  }
}

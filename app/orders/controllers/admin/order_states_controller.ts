import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#identity'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { translate } from '#shared/i18n'
import { changeOrderState } from '#orders/actions/change_order_state'
import { orderStateValidator } from '#orders/validators/order_state'

/** The state of an order, set by staff. */
export default class OrderStatesController {
  async update(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    const form = await ctx.request.validateUsing(orderStateValidator)
    const orderNumber = Number(ctx.params.orderId)
    const changed = await changeOrderState({
      orderNumber,
      expectedVersion: form.version,
      to: form.state,
      reason: form.reason || undefined,
      actor: actorOf(user),
      requestId: ctx.request.id(),
    })
    if (!changed.ok) return answerRefusal(ctx, changed.refusal)

    const state = translate(ctx.locale, `orders.states.${form.state}`)
    flashToast(ctx, 'success', 'orders.toasts.state_saved', { number: orderNumber, state })
    return ctx.response.redirect(`/admin/manage-orders/${orderNumber}`)
  }
}

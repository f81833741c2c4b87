import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { refuse, type Result } from '#shared/domain/result'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { changeOrder, type OrderChange } from '#orders/actions/staff/change_order'
import { judgeScopes } from '#orders/http/change_scopes'
import { readPaymentWish } from '#orders/http/payment_wish'
import { refusalInWords, stateInWords } from '#orders/http/refusal_in_words'
import { orderChangeValidator } from '#orders/validators/order_change'

export default class OrderChangesController {
  async update(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(orderChangeValidator)
    const { version, reason, bookedOn, paymentReference, ...wish } = sent
    const payment = readPaymentWish({ bookedOn, paymentReference })
    if (!payment.ok) return answerRefusal(ctx, payment.refusal)
    const change: OrderChange = {
      ...wish,
      orderNumber: Number(ctx.params.orderId),
      expectedVersion: version,
      payment: payment.value,
      reason,
      actor: actorIn(ctx),
      requestId: ctx.request.id(),
    }
    const changed = await this.change(ctx, change)
    if (!changed.ok) return answerRefusal(ctx, refusalInWords(changed.refusal, ctx.locale))
    this.tell(ctx, change)
    return ctx.response.redirect().back()
  }

  protected async change(ctx: HttpContext, change: OrderChange): Promise<Result<unknown>> {
    const allowed = judgeScopes(ctx, change)
    if (!allowed.ok) return allowed
    const changed = await changeOrder(change)
    if (!changed.ok || changed.value.isChanged) return changed
    return change.state === undefined
      ? refuse('orders_admin.errors.nothing_changed')
      : refuse('orders.errors.same_state', { field: 'state' })
  }

  protected tell(ctx: HttpContext, { orderNumber: number, state }: OrderChange) {
    if (state === undefined) {
      return flashToast(ctx, 'success', 'orders_admin.toasts.saved', { number })
    }
    const words = stateInWords(state, ctx.locale)
    flashToast(ctx, 'success', 'orders.my_orders.toasts.state_saved', { number, state: words })
  }
}

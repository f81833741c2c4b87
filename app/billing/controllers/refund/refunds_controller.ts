import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { noDay, readTypedDay } from '#shared/domain/typed_day'
import { confirmRefundTransfer } from '#billing/actions/refund/confirm_refund_transfer'
import { refundOrder } from '#billing/actions/refund/refund_order'
import { refundTransferValidator, refundValidator } from '#billing/validators/refund/refund'

export default class RefundsController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(refundValidator)
    const orderNumber = Number(ctx.params.orderId)
    const actor = actorIn(ctx)
    const refund = await refundOrder({ ...form, orderNumber, actor })
    if (!refund.ok) return answerRefusal(ctx, refund.refusal)
    const { way, state } = refund.value
    flashToast(ctx, 'success', `refunds.toasts.${way}_${state}`, { number: orderNumber })
    return ctx.response.redirect().back(`/admin/manage-orders/${orderNumber}`)
  }

  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(refundTransferValidator)
    const bookedOn = readTypedDay(form.bookedOn)
    if (!bookedOn) {
      return answerRefusal(ctx, {
        code: noDay(form.bookedOn, 'shared.errors.day_invalid'),
        field: 'bookedOn',
      })
    }
    const orderNumber = Number(ctx.params.orderId)
    const actor = actorIn(ctx)
    const refundId = String(ctx.params.refund)
    const done = await confirmRefundTransfer({ orderNumber, refundId, bookedOn, actor })
    if (!done.ok) return answerRefusal(ctx, done.refusal)
    flashToast(ctx, 'success', 'refunds.toasts.BankTransfer_Done', { number: orderNumber })
    return ctx.response.redirect().back(`/admin/manage-orders/${orderNumber}`)
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { CalendarDay } from '#shared/domain/calendar_day'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { centsFromWire, eurosToWire } from '#shared/http/wire'
import { confirmRefundTransfer } from '#billing/actions/refund/confirm_refund_transfer'
import { refundOrder } from '#billing/actions/refund/refund_order'
import { wholeOrder } from '#orders'
import { apiRefundTransferValidator, apiRefundValidator } from '#billing/validators/money_api'

const NO_ORDER = { code: 'orders.errors.not_found', status: 404 } as const

export default class RefundsController {
  async store(ctx: HttpContext) {
    const { amount, ...sent } = await ctx.request.validateUsing(apiRefundValidator)
    const order = await wholeOrder(ctx)
    if (!order) return answerRefusal(ctx, NO_ORDER)
    const actor = actorIn(ctx)
    const wish = { ...sent, orderNumber: order.number, amountCents: centsFromWire(amount), actor }
    const refund = await refundOrder(wish)
    if (!refund.ok) return answerRefusal(ctx, refund.refusal)
    const { id, way, state, amountCents } = refund.value
    return success(ctx, { id, way, state, amount: eurosToWire(amountCents) }, 201)
  }

  async update(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(apiRefundTransferValidator)
    const bookedOn = CalendarDay.parse(sent.bookedOn)
    if (!bookedOn) return answerRefusal(ctx, { code: 'refunds.errors.day', field: 'bookedOn' })
    const order = await wholeOrder(ctx)
    if (!order) return answerRefusal(ctx, NO_ORDER)
    const actor = actorIn(ctx)
    const id = String(ctx.params.refund)
    const wish = { orderNumber: order.number, refundId: id, bookedOn, actor }
    const done = await confirmRefundTransfer(wish)
    if (!done.ok) return answerRefusal(ctx, done.refusal)
    return success(ctx, { id, state: 'Done' })
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { CalendarDay } from '#shared/domain/calendar_day'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { centsFromWire, eurosToWire } from '#shared/http/wire'
import { confirmTransfer } from '#billing/actions/statement/confirm_transfer'
import { wholeOrder } from '#orders'
import { apiTransferValidator } from '#billing/validators/money_api'

export default class TransfersController {
  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(apiTransferValidator)
    const bookedOn = CalendarDay.parse(sent.bookedOn)
    if (!bookedOn) {
      return answerRefusal(ctx, { code: 'statements.errors.no_day', field: 'bookedOn' })
    }
    const order = await wholeOrder(ctx)
    if (!order) return answerRefusal(ctx, { code: 'orders.errors.not_found', status: 404 })
    const booked = await confirmTransfer({
      ...{ orderNumber: order.number, bookedOn, amountCents: centsFromWire(sent.amount) },
      ...{ reference: sent.reference, expectedVersion: sent.version },
      actor: actorIn(ctx),
    })
    if (!booked.ok) return answerRefusal(ctx, booked.refusal)
    const missing = eurosToWire(booked.value)
    return success(ctx, { orderId: order.number, missing }, 201)
  }
}

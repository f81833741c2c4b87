import type { HttpContext } from '@adonisjs/core/http'
import { remindOfPayment } from '#orders'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'

export default class RemindersController {
  async store(ctx: HttpContext) {
    const orderNumber = Number(ctx.params.orderId)
    const reminded = await remindOfPayment({ orderNumber, actor: actorIn(ctx) })
    if (!reminded.ok) return answerRefusal(ctx, reminded.refusal)
    flashToast(ctx, 'success', 'desk.toasts.reminded', { number: orderNumber })
    return ctx.response.redirect().withQs().back()
  }
}

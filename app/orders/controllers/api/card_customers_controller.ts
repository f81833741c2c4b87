import type { HttpContext } from '@adonisjs/core/http'
import payment from '#config/payment'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { createCardCustomer } from '#orders/gateways/card_provider/index'
import { cardCustomerValidator } from '#orders/validators/payment'
import { callerOf } from '#shared/http/caller'

export default class CardCustomersController {
  async store(ctx: HttpContext) {
    const names = await ctx.request.validateUsing(cardCustomerValidator)
    const { email } = callerOf(ctx)
    if (!payment.cardProvider) return answerRefusal(ctx, { code: 'payment.errors.card_refused' })
    const created = await createCardCustomer({ ...names, email }, ctx.locale)
    if (!created.ok) return answerRefusal(ctx, created.refusal)
    return success(ctx, { id: created.value }, 201)
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { sendCharge } from '#orders/actions/payment/send_charge'
import { awaitedPayment } from '#orders/http/awaited_payment'
import { findOwnPayment } from '#orders/queries/payment/find_attempt'
import ChargeApiTransformer from '#orders/transformers/charge_api_transformer'
import { apiChargeValidator } from '#orders/validators/payment'
import { callerOf } from '#shared/http/caller'

const UNKNOWN = { code: 'payment.errors.not_found', status: 404 } as const

export default class ChargesController {
  async store(ctx: HttpContext) {
    const user = callerOf(ctx)
    const sent = await ctx.request.validateUsing(apiChargeValidator)
    if (sent.returnUrl && !sent.returnUrl.startsWith(`${appUrl}/`)) {
      return answerRefusal(ctx, { code: 'payment.errors.return_address', field: 'returnUrl' })
    }
    const attempt = await findOwnPayment(user.id, sent.orderId)
    if (!attempt) return answerRefusal(ctx, UNKNOWN)
    const { cardId, customerId, cardHolder = null } = sent
    const charged = await sendCharge(attempt.id, { cardId, customerId, cardHolder })
    if (!charged.ok) return answerRefusal(ctx, charged.refusal)
    return success(ctx, new ChargeApiTransformer(charged.value).toObject(), 201)
  }

  async show(ctx: HttpContext) {
    const attempt = await awaitedPayment(ctx)
    if (!attempt) return answerRefusal(ctx, UNKNOWN)
    return success(ctx, new ChargeApiTransformer(attempt).toObject())
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { sendCharge } from '#orders/actions/payment/send_charge'
import { settleAttempt } from '#orders/actions/payment/settle_attempt'
import { isSettled } from '#orders/domain/payment/attempt'
import { findAttemptByProvider, findOwnAttempt } from '#orders/queries/payment/find_attempt'
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
    const attempt = await findOwnAttempt(user.id, sent.orderId)
    if (!attempt) return answerRefusal(ctx, UNKNOWN)
    const { cardId, customerId, cardHolder = null } = sent
    const charged = await sendCharge(attempt.id, { cardId, customerId, cardHolder })
    if (!charged.ok) return answerRefusal(ctx, charged.refusal)
    return success(ctx, new ChargeApiTransformer(charged.value).toObject(), 201)
  }

  async show(ctx: HttpContext) {
    const user = callerOf(ctx)
    const id = String(ctx.params.payment)
    const known = (await findOwnAttempt(user.id, id)) ?? (await findAttemptByProvider(id))
    if (known?.userId !== user.id) return answerRefusal(ctx, UNKNOWN)
    const attempt = isSettled(known.state) ? known : (await settleAttempt(known.id))!
    return success(ctx, new ChargeApiTransformer(attempt).toObject())
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { ownBasketId } from '#basket'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { preparePayment } from '#orders/actions/payment/prepare_card_payment'
import { placeOrder } from '#orders/actions/place_order'
import type { Checkout } from '#orders/domain/checkout'
import { linkOf } from '#orders/domain/payment/attempt'
import { apiCheckout } from '#orders/http/api_checkout'
import { findAttempt } from '#orders/queries/payment/find_attempt'
import { findQuotaToday } from '#orders/queries/quota/find_quota_today'
import ChargeApiTransformer from '#orders/transformers/charge_api_transformer'
import { apiCheckoutValidator } from '#orders/validators/checkout'
import { callerOf } from '#shared/http/caller'

/** A card is paid by the link that is answered, or charged by a second call: the id names the payment. */
export default class CheckoutsController {
  async store(ctx: HttpContext) {
    if (ownBasketId(ctx) === null) return
    const { quotaId, ...sent } = await ctx.request.validateUsing(apiCheckoutValidator)
    const checkout = apiCheckout(ctx, sent)
    if (sent.paymentMethod === 'Card') return this.prepare(ctx, checkout)
    if (quotaId && (await findQuotaToday())?.id !== quotaId) {
      return answerRefusal(ctx, { code: 'quota.errors.not_in_force', field: 'quotaId' })
    }
    const placed = await placeOrder(checkout, callerOf(ctx))
    if (!placed.ok) return answerRefusal(ctx, placed.refusal)
    return success(ctx, { orderId: placed.value.orderNumber, payment: null }, 201)
  }

  protected async prepare(ctx: HttpContext, checkout: Checkout) {
    const prepared = await preparePayment(checkout)
    if (!prepared.ok) return answerRefusal(ctx, prepared.refusal)
    const attempt = (await findAttempt(prepared.value.attemptId))!
    const payment = new ChargeApiTransformer(attempt).toObject()
    return success(ctx, { orderId: linkOf(attempt), payment }, 201)
  }
}

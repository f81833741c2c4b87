import type { HttpContext } from '@adonisjs/core/http'
import { ownBasketId } from '#basket'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { giveUpPayment } from '#orders/actions/payment/give_up_payment'
import { preparePayment } from '#orders/actions/payment/prepare_card_payment'
import { linkOf } from '#orders/domain/payment/attempt'
import { apiCheckout } from '#orders/http/api_checkout'
import { paymentAddress } from '#orders/http/payment_address'
import { findAttempt } from '#orders/queries/payment/find_attempt'
import { apiLockValidator } from '#orders/validators/checkout'

export default class BasketLocksController {
  async update(ctx: HttpContext) {
    if (ownBasketId(ctx) === null) return
    const sent = await ctx.request.validateUsing(apiLockValidator)
    const prepared = await preparePayment(apiCheckout(ctx, { ...sent, paymentMethod: 'Card' }))
    if (!prepared.ok) return answerRefusal(ctx, prepared.refusal)
    const attempt = (await findAttempt(prepared.value.attemptId))!
    return success(ctx, {
      orderId: linkOf(attempt),
      lockedUntil: attempt.expiresAt.toISOString(),
      paymentLink: paymentAddress(attempt),
    })
  }

  async destroy(ctx: HttpContext) {
    const userId = ownBasketId(ctx)
    if (userId === null) return
    const released = await giveUpPayment(userId)
    if (!released.ok) return answerRefusal(ctx, released.refusal)
    return success(ctx, null)
  }
}

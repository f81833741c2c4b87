import type { HttpContext } from '@adonisjs/core/http'
import { getBasket, ownBasketId } from '#basket'
import { scopesOf } from '#identity'
import { success } from '#shared/http/envelope'
import { translate } from '#shared/i18n'
import { refuseMethod } from '#orders/domain/payment/method_rules'
import { methodFactsOf } from '#orders/queries/payment/method_facts'
import { additionalInfoValidator } from '#orders/validators/payment'
import { callerOf } from '#shared/http/caller'

/** Whether the shop accepts a way of paying for the own basket as it is now. */
export default class AdditionalInfosController {
  async update(ctx: HttpContext) {
    const userId = ownBasketId(ctx)
    if (userId === null) return
    const { paymentMethod } = await ctx.request.validateUsing(additionalInfoValidator)
    const mayUseQuota = scopesOf(callerOf(ctx)).has('orders.quota.checkout')
    const { quote } = await getBasket(userId)
    const refusal = refuseMethod(paymentMethod, await methodFactsOf(quote, mayUseQuota))
    const reason = refusal && translate(ctx.locale, refusal.code, refusal.params)
    return success(ctx, { paymentMethod, accepted: refusal === null, reason })
  }
}

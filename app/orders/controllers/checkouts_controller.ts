import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { adoptPendingItems, addressFactsOf, BasketTransformer, getBasket } from '#basket'
import { refuseAddresses, refuseReview, reviewFactsOf } from '#basket'
import { actorOf } from '#identity'
import { answerRefusal } from '#shared/http/refusals'
import { placeOrder } from '#orders/actions/place_order'
import { CONSENT_DOCUMENTS } from '#orders/domain/consents'
import { checkoutValidator } from '#orders/validators/checkout'

/** Step 3 of the checkout: confirm and pay. */
export default class CheckoutsController {
  async show(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    await adoptPendingItems(ctx, user.id)
    const basket = await getBasket(user.id)
    const review = refuseReview(reviewFactsOf(basket, basket.lockedUntil))
    if (review && review.status !== 423) return ctx.response.redirect('/basket/1')
    if (refuseAddresses(addressFactsOf(basket.buyer))) return ctx.response.redirect('/basket/2')

    return ctx.inertia.render('basket/confirm', {
      contents: BasketTransformer.transform(basket),
      idempotencyKey: randomUUID(),
      termsVersion: CONSENT_DOCUMENTS.terms.version,
      country: basket.buyer.delivery?.country ?? '',
      vatId: basket.buyer.vatId,
    })
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    const { ownReference, ...sent } = await ctx.request.validateUsing(checkoutValidator)
    const placed = await placeOrder({
      ...sent,
      ownReference: ownReference || null,
      userId: user.id,
      actor: actorOf(user),
      locale: ctx.locale,
      requestId: ctx.request.id(),
    })
    if (!placed.ok) return answerRefusal(ctx, placed.refusal)
    return ctx.response.redirect(`/basket-status/${placed.value.orderNumber}`)
  }
}

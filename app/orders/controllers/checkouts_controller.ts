import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { adoptPendingItems, addressFactsOf, BasketTransformer, getBasket } from '#basket'
import { refuseAddresses, refuseReview, reviewFactsOf } from '#basket'
import { actorOf, scopesOf } from '#identity'
import type { Refusal } from '#shared/domain/result'
import { answerRefusal } from '#shared/http/refusals'
import { wantsJson } from '#shared/http/wants_json'
import { payByCard } from '#orders/actions/payment/pay_by_card'
import { placeOrder } from '#orders/actions/place_order'
import type { Checkout } from '#orders/domain/checkout'
import { CONSENT_DOCUMENTS } from '#orders/domain/consents'
import { allowCardFields, cardFieldsOf, needsOwnDocument } from '#orders/http/card_fields'
import { offerOf } from '#orders/queries/payment/offer_of'
import PaymentOfferTransformer from '#orders/transformers/payment_offer_transformer'
import { checkoutValidator } from '#orders/validators/checkout'

type Sent = Pick<Checkout, 'idempotencyKey' | 'expectedTotalCents' | 'paymentMethod' | 'consents'> &
  Partial<Pick<Checkout, 'ownReference' | 'costCentre' | 'invoiceRecipient'>>

/** Step 3 of the checkout: confirm and pay. */
export default class CheckoutsController {
  async show(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    await adoptPendingItems(ctx, user.id)
    const basket = await getBasket(user.id)
    const review = refuseReview(reviewFactsOf(basket, basket.lockedUntil))
    if (review && review.status !== 423) return ctx.response.redirect('/basket/1')
    const addresses = await addressFactsOf(basket.buyer)
    if (refuseAddresses(addresses)) return ctx.response.redirect('/basket/2')
    if (needsOwnDocument(ctx)) {
      ctx.session.reflash()
      return ctx.inertia.location('/basket/3')
    }

    allowCardFields(ctx)
    const offer = await offerOf(basket, mayUseQuota(ctx))
    return ctx.inertia.render('basket/confirm', {
      contents: BasketTransformer.transform(basket),
      offer: PaymentOfferTransformer.transform(offer),
      card: cardFieldsOf(),
      buyerName: basket.buyer.name,
      idempotencyKey: randomUUID(),
      termsVersion: CONSENT_DOCUMENTS.terms.version,
      country: basket.buyer.delivery?.country ?? '',
      vatId: basket.buyer.vatId,
    })
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(checkoutValidator)
    const { cardId, cardHolder, ...sent } = form
    const checkout = this.checkoutOf(ctx, sent)
    if (checkout.paymentMethod !== 'Card') {
      const placed = await placeOrder(checkout, ctx.auth.use('web').getUserOrFail())
      if (!placed.ok) return this.refuse(ctx, placed.refusal)
      return ctx.response.redirect(`/basket-status/${placed.value.orderNumber}`)
    }
    if (!cardId) return answerRefusal(ctx, { code: 'payment.errors.card_missing', field: 'card' })
    const paid = await payByCard(checkout, { cardId, cardHolder: cardHolder ?? null })
    if (!paid.ok) return this.refuse(ctx, paid.refusal)
    return ctx.response.redirect(`/basket-status/${paid.value.orderNumber ?? paid.value.id}`)
  }

  /** What changed is read and agreed to where the items stand. */
  protected refuse(ctx: HttpContext, refusal: Refusal) {
    answerRefusal(ctx, refusal)
    const isElsewhere = refusal.code === 'orders.errors.prices_changed' && !wantsJson(ctx)
    if (isElsewhere) ctx.response.redirect('/basket/1')
  }

  protected checkoutOf(ctx: HttpContext, sent: Sent): Checkout {
    const user = ctx.auth.use('web').getUserOrFail()
    return {
      ...sent,
      ownReference: sent.ownReference || null,
      costCentre: sent.costCentre || null,
      invoiceRecipient: sent.invoiceRecipient || null,
      userId: user.id,
      actor: actorOf(user),
      locale: ctx.locale,
      mayUseQuota: mayUseQuota(ctx),
      requestId: ctx.request.id(),
    }
  }
}

const mayUseQuota = ({ auth }: HttpContext) =>
  scopesOf(auth.use('web').getUserOrFail()).has('orders.quota.checkout')

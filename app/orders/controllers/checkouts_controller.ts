import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { adoptPendingItems, addressFactsOf, BasketTransformer, getBasket } from '#basket'
import { countBasketItems, refuseAddresses, refusedOrderOf } from '#basket'
import { refuseReview, reviewFactsOf } from '#basket'
import { actorOf, scopesOf } from '#identity'
import { ok, refuse, type Result } from '#shared/domain/result'
import { wantsJson } from '#shared/http/wants_json'
import { termsToday } from '#shared/terms_today'
import { payByCard } from '#orders/actions/payment/pay_by_card'
import { placeOrder } from '#orders/actions/place_order'
import type { Checkout } from '#orders/domain/checkout'
import { allowCardFields, cardFieldsOf, needsOwnDocument } from '#orders/http/card_fields'
import { refuseCheckout, refuseRepeated } from '#orders/http/refuse_checkout'
import { offerOf } from '#orders/queries/payment/offer_of'
import PaymentOfferTransformer from '#orders/transformers/payment_offer_transformer'
import { checkoutValidator } from '#orders/validators/checkout'
import { callerOf } from '#shared/http/caller'

type Sent = Pick<Checkout, 'idempotencyKey' | 'expectedTotalCents' | 'paymentMethod' | 'consents'> &
  Partial<Pick<Checkout, 'ownReference' | 'costCentre' | 'invoiceRecipient' | 'termsVersion'>>

type Card = { cardId?: string | null; cardHolder?: string | null }

type Placed = { orderNumber: number | null; isRepeated?: boolean; status: number | string }

const PAGE = { path: '/basket/3', component: 'basket/confirm' }

export default class CheckoutsController {
  async show(ctx: HttpContext) {
    const user = callerOf(ctx)
    await adoptPendingItems(ctx, user.id)
    const basket = await getBasket(user.id)
    const review = refuseReview(reviewFactsOf(basket, basket.lockedUntil))
    if (review && review.status !== 423) return ctx.response.redirect('/basket/1')
    const addresses = await addressFactsOf(basket.buyer)
    if (refuseAddresses(addresses)) return ctx.response.redirect('/basket/2')
    if (needsOwnDocument(ctx, PAGE)) return ctx.inertia.location(PAGE.path)

    allowCardFields(ctx)
    const offer = await offerOf(basket, mayUseQuota(ctx))
    return ctx.inertia.render('basket/confirm', {
      contents: BasketTransformer.transform(basket),
      offer: PaymentOfferTransformer.transform(offer),
      card: cardFieldsOf(),
      buyerName: basket.buyer.name,
      idempotencyKey: randomUUID(),
      termsVersion: termsToday().version,
      country: basket.buyer.delivery?.country ?? '',
      vatId: basket.buyer.vatId,
      refused: refusedOrderOf(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(checkoutValidator)
    const { cardId, cardHolder, items, ...sent } = form
    const checkout = { ...this.checkoutOf(ctx, sent), shownItemIds: items }
    const placed = await this.place(ctx, checkout, { cardId, cardHolder })
    if (!placed.ok) return refuseCheckout(ctx, placed.refusal, items ?? [])
    const { status, orderNumber, isRepeated } = placed.value
    if (isRepeated && orderNumber && !wantsJson(ctx) && (await countBasketItems(checkout.userId))) {
      return refuseRepeated(ctx, orderNumber)
    }
    return ctx.response.redirect(`/basket-status/${status}`)
  }

  /** What stands for the order afterwards: its number, or the payment that is still under way. */
  protected async place(
    ctx: HttpContext,
    checkout: Checkout,
    { cardId, cardHolder }: Card
  ): Promise<Result<Placed>> {
    if (checkout.paymentMethod !== 'Card') {
      const placed = await placeOrder(checkout, callerOf(ctx))
      return placed.ok ? ok({ ...placed.value, status: placed.value.orderNumber }) : placed
    }
    if (!cardId) return refuse('payment.errors.card_missing', { field: 'card' })
    const paid = await payByCard(checkout, { cardId, cardHolder: cardHolder ?? null })
    if (!paid.ok) return paid
    const { id, orderNumber, isRepeated } = paid.value
    return ok({ orderNumber, isRepeated, status: orderNumber ?? id })
  }

  protected checkoutOf(ctx: HttpContext, sent: Sent): Checkout {
    const user = callerOf(ctx)
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

const mayUseQuota = (ctx: HttpContext) => scopesOf(callerOf(ctx)).has('orders.quota.checkout')

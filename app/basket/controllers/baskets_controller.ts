import type { HttpContext } from '@adonisjs/core/http'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { rememberPrices } from '#basket/actions/remember_prices'
import { deleteBasket } from '#basket/actions/delete_basket'
import { adoptPendingItems } from '#basket/http/adopt_pending_items'
import { pendingItems } from '#basket/http/pending_items'
import { refusedOrderOf } from '#basket/http/refused_order'
import { visitorBasket } from '#basket/http/visitor_basket'
import { choicesOfBasket } from '#basket/queries/choices_of_basket'
import { getBasket } from '#basket/queries/get_basket'
import { ownedOfBasket } from '#basket/queries/owned_of_basket'
import { quoteSellable } from '#basket/queries/quote_sellable'
import { venuesOfBasket } from '#basket/queries/venues_of_basket'
import BasketTransformer from '#basket/transformers/basket_transformer'
import { callerOrNobody } from '#shared/http/caller'

/** Step 1 of the checkout: what is in the basket. The only step that visitors see. */
export default class BasketsController {
  async show(ctx: HttpContext) {
    const user = callerOrNobody(ctx)
    const basket = user ? await reviewed(ctx, user.id) : await visitorBasket(ctx)
    const [choices, venues, sellable] = await Promise.all([
      choicesOfBasket(basket.quote),
      venuesOfBasket(basket.quote),
      quoteSellable(basket),
    ])
    return ctx.inertia.render('basket/review', {
      contents: BasketTransformer.transform({ ...basket, choices, venues, sellable }),
      country: basket.buyer?.delivery?.country ?? null,
      vatId: basket.buyer?.vatId ?? null,
      refused: refusedOrderOf(ctx),
    })
  }

  async destroy(ctx: HttpContext) {
    const user = callerOrNobody(ctx)
    if (!user) await pendingItems.clear(ctx)
    else {
      const emptied = await deleteBasket(user.id)
      if (!emptied.ok) return answerRefusal(ctx, emptied.refusal)
    }
    flashToast(ctx, 'info', 'basket.items.toasts.emptied')
    return ctx.response.redirect('/basket/1')
  }
}

/** A user's basket to be looked through: what he has already, and prices as first shown. */
async function reviewed(ctx: HttpContext, userId: number) {
  await adoptPendingItems(ctx, userId)
  const basket = await getBasket(userId)
  await rememberPrices(userId, basket)
  return { ...basket, owned: await ownedOfBasket(userId, basket.quote) }
}

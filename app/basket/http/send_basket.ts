import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { isCardAccepted } from '#basket/ports/card_acceptance'
import type { Buyer } from '#basket/queries/get_buyer'
import { getBasket } from '#basket/queries/get_basket'
import BasketApiTransformer from '#basket/transformers/basket_api_transformer'

/** Answers a basket as it is now: after every change the caller knows the new total. */
export async function sendBasket(ctx: HttpContext, buyer: Buyer, status = 200): Promise<void> {
  const basket = await getBasket(buyer.userId, buyer)
  const isAccepted = await isCardAccepted(basket.quote)
  success(ctx, new BasketApiTransformer(basket, ctx.locale, isAccepted).toObject(), status)
}

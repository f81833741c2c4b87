import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import type { StoredBasket } from '#basket/actions/add_basket_item'
import { isCardAccepted } from '#basket/ports/card_acceptance'
import type { Buyer } from '#basket/queries/get_buyer'
import { getBasket, type Basket } from '#basket/queries/get_basket'
import { quoteItems } from '#basket/queries/quote_basket'
import { quoteSellable } from '#basket/queries/quote_sellable'
import BasketApiTransformer from '#basket/transformers/basket_api_transformer'

export async function sendBasket(ctx: HttpContext, buyer: Buyer, status = 200): Promise<void> {
  await answerBasket(ctx, await getBasket(buyer.userId, buyer), status)
}

export async function sendStoredBasket(
  ctx: HttpContext,
  buyer: Buyer,
  stored: StoredBasket
): Promise<void> {
  await answerBasket(ctx, { ...stored, ...(await quoteItems(buyer, stored.items)), buyer }, 201)
}

export async function answerBasket(ctx: HttpContext, basket: Basket, status = 200): Promise<void> {
  const [isAccepted, sellable] = await Promise.all([
    isCardAccepted(basket.quote),
    quoteSellable(basket),
  ])
  const content = { ...basket, sellable }
  success(ctx, new BasketApiTransformer(content, ctx.locale, isAccepted).toObject(), status)
}

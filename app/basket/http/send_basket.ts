import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { getBasket } from '#basket/queries/get_basket'
import BasketApiTransformer from '#basket/transformers/basket_api_transformer'

/** Answers a basket as it is now: after every change the caller knows the new total. */
export async function sendBasket(ctx: HttpContext, userId: number, status = 200): Promise<void> {
  success(ctx, new BasketApiTransformer(await getBasket(userId)).toObject(), status)
}

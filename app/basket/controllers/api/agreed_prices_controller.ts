import type { HttpContext } from '@adonisjs/core/http'
import { agreeToPrices } from '#basket/actions/remember_prices'
import { ownBasketId } from '#basket/http/own_basket'
import { sendBasket } from '#basket/http/send_basket'
import { getBuyer } from '#basket/queries/get_buyer'
import { callerOf } from '#shared/http/caller'

export default class AgreedPricesController {
  async update(ctx: HttpContext) {
    if (ownBasketId(ctx) === null) return
    const buyer = await getBuyer(callerOf(ctx))
    await agreeToPrices(buyer)
    return sendBasket(ctx, buyer)
  }
}

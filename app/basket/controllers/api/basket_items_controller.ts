import type { HttpContext } from '@adonisjs/core/http'
import { answerRefusal } from '#shared/http/refusals'
import { addBasketItem } from '#basket/actions/add_basket_item'
import { removeBasketItem } from '#basket/actions/remove_basket_item'
import { ownBasketId } from '#basket/http/own_basket'
import { sendBasket, sendStoredBasket } from '#basket/http/send_basket'
import { readSentItem } from '#basket/http/sent_item'
import { getBuyer } from '#basket/queries/get_buyer'
import { callerOf } from '#shared/http/caller'

export default class BasketItemsController {
  async store(ctx: HttpContext) {
    const userId = ownBasketId(ctx)
    if (userId === null) return
    const item = await readSentItem(ctx)
    const buyer = await getBuyer(callerOf(ctx))
    const added = item.ok ? await addBasketItem(userId, item.value, buyer) : item
    if (!added.ok) return answerRefusal(ctx, added.refusal)
    return sendStoredBasket(ctx, buyer, added.value)
  }

  async destroy(ctx: HttpContext) {
    const userId = ownBasketId(ctx)
    if (userId === null) return
    const removed = await removeBasketItem(userId, String(ctx.params.itemId))
    if (!removed.ok) return answerRefusal(ctx, removed.refusal)
    return sendBasket(ctx, await getBuyer(callerOf(ctx)))
  }
}

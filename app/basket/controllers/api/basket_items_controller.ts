import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { answerRefusal } from '#shared/http/refusals'
import { addBasketItem } from '#basket/actions/add_basket_item'
import { removeBasketItem } from '#basket/actions/remove_basket_item'
import { ownBasketId } from '#basket/http/own_basket'
import { sendBasket, sendStoredBasket } from '#basket/http/send_basket'
import { getBuyer } from '#basket/queries/get_buyer'
import { readFilters, readWantedItem, sentItemValidator } from '#basket/validators/wanted_item'
import { callerOf } from '#shared/http/caller'

export default class BasketItemsController {
  async store(ctx: HttpContext) {
    const userId = ownBasketId(ctx)
    if (userId === null) return
    const sent = await ctx.request.validateUsing(sentItemValidator)
    const item = readWantedItem({
      clientItemId: sent.clientItemId ?? randomUUID(),
      productCode: sent.product,
      from: String(sent.from),
      to: String(sent.to),
      includeDegraded: sent.includeDegraded,
      filters: readFilters(sent.filterableProductParameters, sent.isins),
    })
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

import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { deleteBasket } from '#basket/actions/delete_basket'
import { ownBasketId } from '#basket/http/own_basket'
import { sendBasket } from '#basket/http/send_basket'
import { getBuyer } from '#basket/queries/get_buyer'
import { callerOf } from '#shared/http/caller'

/** The id is the user's. */
export default class BasketsController {
  async show(ctx: HttpContext) {
    if (ownBasketId(ctx) === null) return
    await sendBasket(ctx, await getBuyer(callerOf(ctx)))
  }

  async destroy(ctx: HttpContext) {
    const userId = ownBasketId(ctx)
    if (userId === null) return
    const emptied = await deleteBasket(userId)
    if (!emptied.ok) return answerRefusal(ctx, emptied.refusal)
    return success(ctx, null)
  }
}

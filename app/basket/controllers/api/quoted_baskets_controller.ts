import type { HttpContext } from '@adonisjs/core/http'
import { readQuoteNumber } from '#catalogue'
import { answerRefusal } from '#shared/http/refusals'
import { callerOf } from '#shared/http/caller'
import { takeSavedQuote } from '#basket/actions/take_saved_quote'
import { ownBasketId } from '#basket/http/own_basket'
import { sendBasket } from '#basket/http/send_basket'
import { getBuyer } from '#basket/queries/get_buyer'

export default class QuotedBasketsController {
  async store(ctx: HttpContext) {
    const userId = ownBasketId(ctx)
    if (userId === null) return
    const taken = await takeSavedQuote(userId, readQuoteNumber(String(ctx.params.number)) ?? 0)
    if (!taken.ok) return answerRefusal(ctx, taken.refusal)
    return sendBasket(ctx, await getBuyer(callerOf(ctx)), 201)
  }
}

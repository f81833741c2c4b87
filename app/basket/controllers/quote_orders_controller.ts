import type { HttpContext } from '@adonisjs/core/http'
import { readQuoteNumber } from '#catalogue'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { takeSavedQuote } from '#basket/actions/take_saved_quote'
import { callerOf } from '#shared/http/caller'

export default class QuoteOrdersController {
  async store(ctx: HttpContext) {
    const { id } = callerOf(ctx)
    const taken = await takeSavedQuote(id, readQuoteNumber(String(ctx.params.number)) ?? 0)
    if (!taken.ok) return answerRefusal(ctx, taken.refusal)
    flashToast(ctx, 'success', 'quotes.saved.in_basket', { label: taken.value.label })
    return ctx.response.redirect('/basket/1')
  }
}

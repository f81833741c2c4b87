import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { answerQuote } from '#catalogue/http/answer_quote'
import type { QuoteSelection } from '#catalogue/domain/quote/types'
import type { Result } from '#shared/domain/result'
import { quoteToWire } from '#catalogue/transformers/api_quote'
import {
  quoteValidator,
  readLinkedSelections,
  readSelections,
} from '#catalogue/validators/quote_selections'

export default class QuotesController {
  async show(ctx: HttpContext) {
    return this.answer(ctx, readLinkedSelections(ctx.request.qs()))
  }

  async store(ctx: HttpContext) {
    return this.answer(ctx, readSelections(await ctx.request.validateUsing(quoteValidator)))
  }

  private async answer(ctx: HttpContext, selections: Result<QuoteSelection[]>) {
    if (!selections.ok) return answerRefusal(ctx, selections.refusal)
    const { quote, owned } = await answerQuote(ctx, selections.value, { areChosen: true })
    return success(ctx, quoteToWire(quote, ctx.locale, owned))
  }
}

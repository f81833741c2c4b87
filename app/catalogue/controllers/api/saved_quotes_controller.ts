import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { answerList } from '#shared/lists'
import { ownSavedQuote } from '#catalogue/http/own_saved_quote'
import { receiveQuote } from '#catalogue/http/receive_quote'
import { sendQuotePdf } from '#catalogue/http/send_quote_pdf'
import { savedQuoteList } from '#catalogue/lists/saved_quote_list'
import { apiSavedQuote } from '#catalogue/transformers/api_saved_quote'
import { callerOf } from '#shared/http/caller'

export default class SavedQuotesController {
  index(ctx: HttpContext) {
    const user = callerOf(ctx)
    return answerList(ctx, savedQuoteList, (saved) => apiSavedQuote.of(saved, ctx.locale), user.id)
  }

  async show(ctx: HttpContext) {
    const found = await ownSavedQuote(ctx)
    return found.ok
      ? success(ctx, apiSavedQuote.of(found.value, ctx.locale))
      : answerRefusal(ctx, found.refusal)
  }

  async store(ctx: HttpContext) {
    const saved = await receiveQuote(ctx)
    return saved.ok
      ? success(ctx, apiSavedQuote.of(saved.value, ctx.locale), 201)
      : answerRefusal(ctx, saved.refusal)
  }

  async pdf(ctx: HttpContext) {
    const found = await ownSavedQuote(ctx)
    return found.ok ? sendQuotePdf(ctx, found.value) : answerRefusal(ctx, found.refusal)
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { pageOf } from '#shared/http/table_state'
import { ownSavedQuote } from '#catalogue/http/own_saved_quote'
import { receiveQuote } from '#catalogue/http/receive_quote'
import { sendQuotePdf } from '#catalogue/http/send_quote_pdf'
import { listSavedQuotes } from '#catalogue/queries/list_saved_quotes'

/** A customer's saved quotes for programs. */
export default class SavedQuotesController {
  async index(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    const page = pageOf(ctx.request.qs())
    const { quotes, totalCount } = await listSavedQuotes(user.id, page)
    return success(ctx, { content: quotes, totalCount })
  }

  async show(ctx: HttpContext) {
    const found = await ownSavedQuote(ctx)
    return found.ok ? success(ctx, found.value) : answerRefusal(ctx, found.refusal)
  }

  async store(ctx: HttpContext) {
    const saved = await receiveQuote(ctx)
    return saved.ok ? success(ctx, saved.value, 201) : answerRefusal(ctx, saved.refusal)
  }

  async pdf(ctx: HttpContext) {
    const found = await ownSavedQuote(ctx)
    return found.ok ? sendQuotePdf(ctx, found.value) : answerRefusal(ctx, found.refusal)
  }
}

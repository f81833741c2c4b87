import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { showList } from '#shared/lists'
import { ownSavedQuote } from '#catalogue/http/own_saved_quote'
import { receiveQuote } from '#catalogue/http/receive_quote'
import { sendQuotePdf } from '#catalogue/http/send_quote_pdf'
import { savedQuoteList } from '#catalogue/lists/saved_quote_list'
import { apiSavedQuote } from '#catalogue/transformers/api_saved_quote'
import SavedQuoteTransformer from '#catalogue/transformers/saved_quote_transformer'
import { callerOf } from '#shared/http/caller'

export default class SavedQuotesController {
  async index(ctx: HttpContext) {
    const user = callerOf(ctx)
    const { content, shown } = await showList(ctx, savedQuoteList, user.id)
    return ctx.inertia.render('catalogue/quotes/index', {
      quotes: SavedQuoteTransformer.transform(content),
      ...shown,
    })
  }

  async show(ctx: HttpContext) {
    const found = await ownSavedQuote(ctx)
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    return ctx.inertia.render('catalogue/quotes/show', {
      saved: SavedQuoteTransformer.transform(found.value).useVariant('forDetail'),
    })
  }

  async store(ctx: HttpContext) {
    const result = await receiveQuote(ctx)
    if (!result.ok) return answerRefusal(ctx, result.refusal)
    const { number, label, validUntil } = result.value
    const day = CalendarDay.parse(validUntil)!.format()
    flashToast(ctx, 'success', 'quotes.saved.toast', { label, day })
    return ctx.response.redirect(`/my-account/quotes/${number}`)
  }

  async pdf(ctx: HttpContext) {
    const found = await ownSavedQuote(ctx)
    return found.ok ? sendQuotePdf(ctx, found.value) : answerRefusal(ctx, found.refusal)
  }

  async json(ctx: HttpContext) {
    const found = await ownSavedQuote(ctx)
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    const { label } = found.value
    ctx.response.header('content-disposition', `attachment; filename="${label}.json"`)
    ctx.response.header('cache-control', 'private, no-store')
    return ctx.response.json(apiSavedQuote.of(found.value, ctx.locale))
  }
}

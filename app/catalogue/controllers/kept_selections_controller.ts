import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { quoteLink } from '#catalogue/domain/quote_link'
import { saveSelections } from '#catalogue/http/receive_quote'
import {
  quoteValidator,
  readLinkedSelections,
  readSelections,
} from '#catalogue/validators/quote_selections'

const KEPT = 'quote_to_save'

/** Waits in the session for the sign-in. Only a form keeps it: no foreign link saves anything. */
export default class KeptSelectionsController {
  async store(ctx: HttpContext) {
    const selections = readSelections(await ctx.request.validateUsing(quoteValidator))
    if (!selections.ok) return answerRefusal(ctx, selections.refusal)
    ctx.session.put(KEPT, quoteLink(selections.value, null))
    return ctx.response.redirect('/quote/keep')
  }

  async show(ctx: HttpContext) {
    const link: unknown = ctx.session.pull(KEPT)
    if (typeof link !== 'string') return ctx.response.redirect('/my-account/quotes')
    const query = new URLSearchParams(link.slice(link.indexOf('?')))
    const selections = readLinkedSelections({ item: query.getAll('item') })
    const saved = selections.ok ? await saveSelections(ctx, selections.value) : selections
    if (!saved.ok) {
      flashToast(ctx, 'error', saved.refusal.code, saved.refusal.params)
      return ctx.response.redirect(link)
    }
    const { number, label, validUntil } = saved.value
    const day = CalendarDay.parse(validUntil)!.format()
    flashToast(ctx, 'success', 'quotes.saved.toast', { label, day })
    return ctx.response.redirect(`/my-account/quotes/${number}`)
  }
}

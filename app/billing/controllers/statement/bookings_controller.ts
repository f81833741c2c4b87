import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { translate } from '#shared/i18n'
import { bookEntries } from '#billing/actions/statement/book_entries'
import { namedInvoice } from '#billing/http/named_invoice'
import { bookingsValidator } from '#billing/validators/statement/statement'

export default class BookingsController {
  async store(ctx: HttpContext) {
    const { bookings } = await ctx.request.validateUsing(bookingsValidator)
    const statementId = Number(ctx.params.statement)
    const wishes = bookings.map(({ invoice, ...rest }) => ({ ...rest, ...namedInvoice(invoice) }))
    const actor = actorIn(ctx)
    const { booked, refused } = await bookEntries(statementId, wishes, actor)
    if (booked.length > 0) {
      flashToast(ctx, 'success', 'statements.toasts.booked', { count: booked.length })
    }
    if (refused.length > 0) {
      const [first] = refused
      const why = translate(ctx.locale, first!.code)
      const message = translate(ctx.locale, 'statements.errors.some_refused', {
        count: refused.length,
        why,
      })
      ctx.session.flash('inputErrorsBag', { form: [message] })
    }
    return ctx.response.redirect().back()
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { success } from '#shared/http/envelope'
import { eurosToWire } from '#shared/http/wire'
import { translate } from '#shared/i18n'
import {
  bookEntries,
  type BookedEntry,
  type RefusedEntry,
} from '#billing/actions/statement/book_entries'
import { namedInvoice } from '#billing/http/named_invoice'
import { apiBookingsValidator } from '#billing/validators/money_api'

export default class BookingsController {
  async store(ctx: HttpContext) {
    const { bookings } = await ctx.request.validateUsing(apiBookingsValidator)
    const wishes = bookings.map(({ orderId, invoice, ...rest }) => ({
      ...rest,
      orderNumber: orderId,
      ...namedInvoice(invoice),
    }))
    const actor = actorIn(ctx)
    const { booked, refused } = await bookEntries(Number(ctx.params.statement), wishes, actor)
    return success(ctx, {
      booked: booked.map(bookedToWire),
      refused: refused.map((one) => refusedToWire(ctx, one)),
    })
  }
}

const bookedToWire = ({ entryId, orderNumber, invoice, missingCents }: BookedEntry) => ({
  entryId,
  orderId: orderNumber,
  invoice,
  missing: eurosToWire(missingCents),
})

const refusedToWire = ({ locale }: HttpContext, { entryId, code }: RefusedEntry) => ({
  entryId,
  code,
  message: translate(locale, code),
})

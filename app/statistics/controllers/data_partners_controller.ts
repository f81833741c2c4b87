import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { addShare } from '#statistics/actions/add_share'
import { choosableMonths, monthOfRequest } from '#statistics/http/month_of_request'
import { readShareWish } from '#statistics/http/share_wish'
import { partnersOfMonth } from '#statistics/queries/venues/partners_of_month'
import { sharesOf } from '#statistics/queries/venues/venue_shares'
import { partnerRow, shareRow } from '#statistics/transformers/partner_row'
import { shareValidator } from '#statistics/validators/share'

export default class DataPartnersController {
  async index(ctx: HttpContext) {
    const month = await monthOfRequest(ctx)
    const { partners, books: all, ...sums } = await partnersOfMonth(month)
    const { firstDay, ...books } = all
    return ctx.inertia.render('statistics/admin/partners', {
      month: month.name,
      months: choosableMonths(firstDay, month),
      partners: partners.map(partnerRow),
      ...sums,
      books,
    })
  }

  async show(ctx: HttpContext) {
    const month = await monthOfRequest(ctx)
    const { partners, books } = await partnersOfMonth(month)
    const partner = partners.find(({ id }) => id === ctx.params.venue)
    if (!partner) return answerRefusal(ctx, { code: 'statistics.errors.no_venue', status: 404 })
    const shares = await sharesOf(partner.id)
    return ctx.inertia.render('statistics/admin/partner', {
      month: month.name,
      months: choosableMonths(books.firstDay, month),
      span: { from: month.from.iso, to: month.to.iso },
      partner: partnerRow(partner),
      lines: partner.statement.lines.map((line, id) => ({ id, ...line })),
      shares: shares.map(shareRow),
    })
  }

  async store(ctx: HttpContext) {
    const venueId = String(ctx.params.venue)
    const wish = readShareWish(venueId, await ctx.request.validateUsing(shareValidator))
    const added = wish.ok ? await addShare(wish.value, actorIn(ctx)) : wish
    if (!added.ok) return answerRefusal(ctx, added.refusal)
    flashToast(ctx, 'success', 'statistics.venue_revenue.toasts.added')
    return ctx.response.redirect().withQs().toPath(`/admin/data-partners/${venueId}`)
  }
}

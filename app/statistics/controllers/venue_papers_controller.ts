import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { answerRefusal } from '#shared/http/refusals'
import { exportList, showList } from '#shared/lists'
import { monthOf } from '#statistics/domain/month'
import { venuePaperList } from '#statistics/lists/venue_paper_list'
import { listVenues } from '#statistics/queries/venues/list_venues'

const NO_VENUE = { code: 'statistics.errors.no_venue', status: 404 } as const

export default class VenuePapersController {
  async index(ctx: HttpContext) {
    const venue = await venueIn(ctx)
    if (!venue) return answerRefusal(ctx, NO_VENUE)
    const { content, shown } = await showList(ctx, venuePaperList, venue)
    const { id, name } = venue
    return ctx.inertia.render('statistics/admin/venue_papers', {
      venue: { id, name },
      month: monthLookedAt(ctx),
      papers: content,
      ...shown,
    })
  }

  async export(ctx: HttpContext) {
    const venue = await venueIn(ctx)
    return venue ? exportList(ctx, venuePaperList, venue) : answerRefusal(ctx, NO_VENUE)
  }
}

const venueIn = async ({ params }: HttpContext) =>
  (await listVenues()).find(({ id }) => id === params.venue)

/** The way back leads to the month whose papers these are; null where no day is asked for. */
function monthLookedAt({ request }: HttpContext): string | null {
  const { from, to } = venuePaperList.read(request.qs()).filters
  const day = CalendarDay.parse((from ?? to)?.[0] ?? '')
  return day && monthOf(day).name
}

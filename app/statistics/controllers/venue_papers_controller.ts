import type { HttpContext } from '@adonisjs/core/http'
import { answerRefusal } from '#shared/http/refusals'
import { exportList, showList } from '#shared/lists'
import { venuePaperList } from '#statistics/lists/venue_paper_list'
import { listVenues } from '#statistics/queries/venues/list_venues'

const NO_VENUE = { code: 'statistics.errors.no_venue', status: 404 } as const

/** The papers behind what a venue brought. */
export default class VenuePapersController {
  async index(ctx: HttpContext) {
    const venue = await venueIn(ctx)
    if (!venue) return answerRefusal(ctx, NO_VENUE)
    const { content, shown } = await showList(ctx, venuePaperList, venue)
    const { id, name } = venue
    return ctx.inertia.render('statistics/admin/venue_papers', {
      venue: { id, name },
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

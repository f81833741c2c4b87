import type { HttpContext } from '@adonisjs/core/http'
import { aboutPlaces } from '#site/queries/admin_groups'

/** The way into the administration; the places come with every page of staff. */
export default class AdminHubsController {
  show({ inertia, locale }: HttpContext) {
    return inertia.render('site/admin/hub', { about: aboutPlaces(locale) })
  }
}

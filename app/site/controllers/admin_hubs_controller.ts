import type { HttpContext } from '@adonisjs/core/http'

/** The way into the administration; the places come with every page of staff. */
export default class AdminHubsController {
  show({ inertia }: HttpContext) {
    return inertia.render('site/admin/hub', {})
  }
}

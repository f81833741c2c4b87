import type { HttpContext } from '@adonisjs/core/http'

/** The page on which anybody checks a file that is said to come from the shop. */
export default class VerificationsController {
  show({ inertia }: HttpContext) {
    return inertia.render('delivery/verify', {})
  }
}

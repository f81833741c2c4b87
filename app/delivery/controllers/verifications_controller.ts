import type { HttpContext } from '@adonisjs/core/http'

export default class VerificationsController {
  show({ inertia }: HttpContext) {
    return inertia.render('delivery/verify', {})
  }
}

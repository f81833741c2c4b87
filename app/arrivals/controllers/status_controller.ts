import type { HttpContext } from '@adonisjs/core/http'
import { publicStatus } from '#arrivals/queries/public_status'

/** For everybody: how this morning's data are coming. */
export default class StatusController {
  async show({ inertia }: HttpContext) {
    return inertia.render('arrivals/status', await publicStatus())
  }
}

import type { HttpContext } from '@adonisjs/core/http'

/** The cards of what contracts are made of. */
export default class ContractHubsController {
  show({ inertia }: HttpContext) {
    return inertia.render('contracts/admin/hub', {})
  }
}

import type { HttpContext } from '@adonisjs/core/http'

export default class ContractHubsController {
  show({ inertia }: HttpContext) {
    return inertia.render('contracts/admin/hub', {})
  }
}

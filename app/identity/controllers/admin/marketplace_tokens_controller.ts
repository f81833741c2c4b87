import type { HttpContext } from '@adonisjs/core/http'
import { LONGEST_LIFE } from '#identity/domain/api_token'

export default class MarketplaceTokensController {
  show({ inertia }: HttpContext) {
    return inertia.render('identity/admin/marketplace_token', { days: LONGEST_LIFE.marketplace })
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { findFactors } from '#identity/queries/factors/find_factors'
import FactorsTransformer from '#identity/transformers/factors_transformer'

/** What protects the own account besides its password. */
export default class OverviewsController {
  async show({ auth, inertia }: HttpContext) {
    const factors = await findFactors(auth.use('web').getUserOrFail().subject)
    return inertia.render('identity/account/security', {
      factors: FactorsTransformer.transform(factors),
    })
  }
}

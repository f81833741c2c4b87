import type { HttpContext } from '@adonisjs/core/http'
import { findFactors } from '#identity/queries/factors/find_factors'
import FactorsTransformer from '#identity/transformers/factors_transformer'
import { callerOf } from '#shared/http/caller'

export default class OverviewsController {
  async show(ctx: HttpContext) {
    const factors = await findFactors(callerOf(ctx).subject)
    return ctx.inertia.render('identity/account/security', {
      factors: FactorsTransformer.transform(factors),
    })
  }
}

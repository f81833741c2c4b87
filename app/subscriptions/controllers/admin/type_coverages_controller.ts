import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { coverageOfType } from '#subscriptions/queries/coverage_of_held'

export default class TypeCoveragesController {
  async show(ctx: HttpContext) {
    return success(ctx, await coverageOfType(Number(ctx.params.subscription)))
  }
}

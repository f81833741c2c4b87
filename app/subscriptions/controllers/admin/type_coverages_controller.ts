import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { coverageOfType } from '#subscriptions/queries/coverage_of_held'

/** The days of a type, on which its date ranges are chosen. */
export default class TypeCoveragesController {
  async show(ctx: HttpContext) {
    return success(ctx, await coverageOfType(Number(ctx.params.subscription)))
  }
}

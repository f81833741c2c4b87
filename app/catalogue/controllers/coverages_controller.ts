import type { HttpContext } from '@adonisjs/core/http'
import { failure, success } from '#shared/http/envelope'
import { coverageOf } from '#catalogue/queries/coverage_of'
import { knownDaysOf } from '#catalogue/queries/known_days'
import { referenceData } from '#catalogue/queries/reference_data'
import { apiCoverage } from '#catalogue/transformers/api_coverage'

export default class CoveragesController {
  async show(ctx: HttpContext) {
    const { productsByCode } = await referenceData()
    const product = productsByCode.get(String(ctx.params.product))
    if (!product?.visible) {
      return failure(ctx, { code: 'catalogue.errors.product_unknown', status: 404 })
    }
    const [coverage, known] = await Promise.all([coverageOf(product.id), knownDaysOf(product.id)])
    return success(ctx, apiCoverage(coverage!, known, ctx))
  }
}

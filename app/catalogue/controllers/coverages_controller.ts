import type { HttpContext } from '@adonisjs/core/http'
import { failure, success } from '#shared/http/envelope'
import { coverageOf } from '#catalogue/queries/coverage_of'
import { referenceData } from '#catalogue/queries/reference_data'

/** Which days of a product exist and in what condition, packed by month. */
export default class CoveragesController {
  async show(ctx: HttpContext) {
    const { products } = await referenceData()
    const product = products.find(({ code, visible }) => visible && code === ctx.params.code)
    const coverage = product && (await coverageOf(product.id))
    if (!coverage) return failure(ctx, { code: 'catalogue.errors.product_unknown', status: 404 })
    return success(ctx, coverage)
  }
}

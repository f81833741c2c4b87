import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { referenceData } from '#catalogue/queries/reference_data'
import { listSamples } from '#catalogue/queries/list_samples'
import { apiSample } from '#catalogue/transformers/sample_api_transformer'

export default class SamplesController {
  async index(ctx: HttpContext) {
    const code = String(ctx.params.product)
    const { productsByCode } = await referenceData()
    if (!productsByCode.get(code)?.visible) {
      return answerRefusal(ctx, { code: 'catalogue.errors.product_unknown', status: 404 })
    }
    const content = (await listSamples({ product: code, reader: ctx.locale })).map((sample) =>
      apiSample.of(sample)
    )
    return success(ctx, { content, totalCount: content.length })
  }
}

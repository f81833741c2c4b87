import type { HttpContext } from '@adonisjs/core/http'
import { failure, success } from '#shared/http/envelope'
import type { Quote, QuoteLine } from '#catalogue/domain/quote/types'
import { answerQuote } from '#catalogue/http/answer_quote'
import { listSamples } from '#catalogue/queries/list_samples'
import { referenceData } from '#catalogue/queries/reference_data'
import { noticeToWire } from '#catalogue/transformers/api_notice'
import { euro } from '#catalogue/transformers/api_product'
import { quoteToWire } from '#catalogue/transformers/api_quote'
import { apiSample } from '#catalogue/transformers/api_sample'
import { inLocale } from '#catalogue/transformers/view'
import { readSelected } from '#catalogue/validators/quote_range'

export default class FilesController {
  async info(ctx: HttpContext) {
    const query = ctx.request.qs()
    const degraded = query.includeDegraded === 'true' ? '1' : undefined
    const days = readSelected({ ...query, degraded })
    if (!days.ok) return failure(ctx, days.refusal)
    const productCode = String(query.product ?? '')
    const selection = { lineId: productCode, productCode, ...days.value }
    const { quote, owned } = await answerQuote(ctx, [selection])
    const [line] = quote.lines
    if (!line) return failure(ctx, { code: 'catalogue.errors.product_unknown', status: 404 })
    const words = await this.words(ctx, quote, line)
    const whole = quoteToWire(quote, ctx.locale, owned)
    return success(ctx, { ...filesInfo(line), ...words, quote: whole })
  }

  async index(ctx: HttpContext) {
    const asked = ctx.request.qs().product
    const product = typeof asked === 'string' ? asked : undefined
    const samples = await listSamples({ product, reader: ctx.locale })
    const content = samples.map((sample) => apiSample.of(sample))
    return success(ctx, { content, totalCount: content.length })
  }

  private async words(ctx: HttpContext, quote: Quote, line: QuoteLine) {
    const { products } = await referenceData()
    const product = products.find(({ id }) => id === line.product.id)
    const say = noticeToWire(ctx.locale)
    return {
      remark: product ? inLocale(ctx, product, 'remark') : null,
      errors: [...line.errors, ...quote.errors].map(say),
      warnings: [...line.warnings, ...quote.warnings].map(say),
      canSubmit: quote.canSubmit,
    }
  }
}

function filesInfo({ files, priceCents, minimalDays, pricing }: QuoteLine) {
  return {
    numberOfFiles: files,
    price: euro(priceCents),
    minimalDays,
    dailyPrice: pricing.kind === 'day' ? euro(pricing.dailyPriceCents) : null,
    numberOfModules: pricing.kind === 'module' ? pricing.modules : null,
  }
}

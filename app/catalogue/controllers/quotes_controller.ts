import type { HttpContext } from '@adonisjs/core/http'
import { failure } from '#shared/http/envelope'
import { answerQuote } from '#catalogue/http/answer_quote'
import QuoteTransformer from '#catalogue/transformers/quote_transformer'
import { readSelected } from '#catalogue/validators/quote_range'

export default class QuotesController {
  async show(ctx: HttpContext) {
    const days = readSelected(ctx.request.qs())
    if (!days.ok) return failure(ctx, days.refusal)
    const productCode = String(ctx.params.product)
    const selection = { lineId: productCode, productCode, ...days.value }
    const { quote, owned } = await answerQuote(ctx, [selection], { areChosen: true })
    if (quote.lines.length === 0) {
      return failure(ctx, { code: 'catalogue.errors.product_unknown', status: 404 })
    }
    return ctx.serialize(QuoteTransformer.transform(quote, owned))
  }
}

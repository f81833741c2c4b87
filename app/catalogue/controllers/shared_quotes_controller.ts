import type { HttpContext } from '@adonisjs/core/http'
import { answerRefusal } from '#shared/http/refusals'
import { overlapDaysOf } from '#catalogue/domain/overlap_days'
import { quoteLink } from '#catalogue/domain/quote_link'
import { answerQuote } from '#catalogue/http/answer_quote'
import { buyerOf } from '#catalogue/http/buyer_of'
import QuoteTransformer from '#catalogue/transformers/quote_transformer'
import { readLinkedSelections } from '#catalogue/validators/quote_selections'
import { callerOrNobody } from '#shared/http/caller'

/** A quote that an address describes: whoever gets the link sees it, at the prices of today. */
export default class SharedQuotesController {
  async show(ctx: HttpContext) {
    const selections = readLinkedSelections(ctx.request.qs())
    if (!selections.ok) return answerRefusal(ctx, selections.refusal)
    const { quote, owned } = await answerQuote(ctx, selections.value)
    const unknown = quote.errors.filter(({ code }) => code === 'catalogue.errors.product_unknown')
    const { deliveryCountry } = await buyerOf(ctx)
    return ctx.inertia.render('catalogue/quotes/new', {
      quote: QuoteTransformer.transform(quote, owned),
      unknown: [...new Set(unknown.map(({ params }) => String(params?.product).slice(0, 100)))],
      overlaps: Object.fromEntries(overlapDaysOf(quote.lines)),
      items: quote.lines.map(({ product, range, degradedIncluded, filters }) => ({
        product: product.code,
        name: product.name,
        ...range,
        degraded: degradedIncluded,
        filters,
      })),
      country: deliveryCountry,
      link: quoteLink(selections.value, deliveryCountry),
      canSave: callerOrNobody(ctx) !== undefined,
    })
  }
}

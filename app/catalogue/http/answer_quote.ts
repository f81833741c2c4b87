import type { HttpContext } from '@adonisjs/core/http'
import type { Owned } from '#catalogue/domain/owned_days'
import type { Quote, QuoteSelection } from '#catalogue/domain/quote/types'
import { buyerOf } from '#catalogue/http/buyer_of'
import { tellUnmetDays } from '#catalogue/http/tell_demand'
import { tellQuotes } from '#catalogue/http/tell_quotes'
import { ownedOfLines } from '#catalogue/queries/owned_of_lines'
import { quoteFor } from '#catalogue/queries/quote_for'
import { referenceData } from '#catalogue/queries/reference_data'

export type AnsweredQuote = { quote: Quote; owned: (Owned | null)[] }

/**
 * The quote of some selections for whoever asks, with what he has of them already. Where he chose the days
 * himself it is told that he asked, and those that do not exist as demand.
 */
export async function answerQuote(
  ctx: HttpContext,
  selections: QuoteSelection[],
  { areChosen = false } = {}
): Promise<AnsweredQuote> {
  const [customer, reference] = [await buyerOf(ctx), await referenceData()]
  const quote = await quoteFor({ selections, customer, reference, onlyVisible: true })
  if (areChosen) {
    tellQuotes(ctx, quote.lines)
    tellUnmetDays(ctx, quote.lines, reference)
  }
  const userId = ctx.auth?.user?.id
  const owned = userId ? await ownedOfLines(userId, quote.lines) : quote.lines.map(() => null)
  return { quote, owned }
}

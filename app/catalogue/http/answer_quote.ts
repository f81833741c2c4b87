import type { HttpContext } from '@adonisjs/core/http'
import type { Owned } from '#catalogue/domain/owned_days'
import type { Quote, QuoteSelection } from '#catalogue/domain/quote/types'
import { buyerOf } from '#catalogue/http/buyer_of'
import { ownedOfLines } from '#catalogue/queries/owned_of_lines'
import { quoteFor } from '#catalogue/queries/quote_for'

export type AnsweredQuote = { quote: Quote; owned: (Owned | null)[] }

/** The quote of some selections for whoever asks, with what he has of them already. */
export async function answerQuote(
  ctx: HttpContext,
  selections: QuoteSelection[]
): Promise<AnsweredQuote> {
  const quote = await quoteFor({ selections, customer: await buyerOf(ctx), onlyVisible: true })
  const userId = ctx.auth?.user?.id
  const owned = userId ? await ownedOfLines(userId, quote.lines) : quote.lines.map(() => null)
  return { quote, owned }
}

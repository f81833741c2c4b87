import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import type { Owned } from '#catalogue/domain/owned_days'
import type { Quote, QuoteLine, QuoteSelection } from '#catalogue/domain/quote/types'
import { buyerOf } from '#catalogue/ports/buyer'
import { ownedDaysOf } from '#catalogue/queries/owned_days'
import { quoteFor } from '#catalogue/queries/quote_for'

export type AnsweredQuote = { quote: Quote; owned: (Owned | null)[] }

/** The quote of some selections for whoever asks, with what he has of them already. */
export async function answerQuote(
  ctx: HttpContext,
  selections: QuoteSelection[]
): Promise<AnsweredQuote> {
  const quote = await quoteFor({ selections, customer: await buyerOf(ctx) })
  return { quote, owned: await ownedOf(ctx, quote.lines) }
}

async function ownedOf(ctx: HttpContext, lines: QuoteLine[]): Promise<(Owned | null)[]> {
  const userId = ctx.auth?.user?.id
  if (!userId) return lines.map(() => null)
  const wanted = lines.map((line) => {
    const range = rangeOf(line)
    return range && { productId: line.product.id, range }
  })
  const owned = await ownedDaysOf(
    userId,
    wanted.flatMap((one) => one ?? [])
  )
  return wanted.map((one) => (one ? (owned.shift() ?? null) : null))
}

/** Null for a range that runs backwards. */
function rangeOf({ range }: QuoteLine): DayRange | null {
  const [from, to] = [CalendarDay.parse(range.from)!, CalendarDay.parse(range.to)!]
  return from.isAfter(to) ? null : new DayRange(from, to)
}

import type { Quote } from '#catalogue'
import type { ReviewFacts } from '#basket/domain/readiness'

const REGION = 'catalogue.errors.region'

type Content = { items: readonly unknown[]; quote: Quote }

/** An item whose product is gone has no line in the quote: the basket cannot be sold as it is. */
export function reviewFactsOf({ items, quote }: Content, lockedUntil: Date | null): ReviewFacts {
  const notices = quote.lines.flatMap(({ errors }) => errors)
  return {
    locked: lockedUntil !== null,
    items: items.length,
    regionBlocked: notices.some(({ code }) => code === REGION),
    sellable: notices.length === 0 && quote.lines.length === items.length,
  }
}

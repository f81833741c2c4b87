import type { QuoteLine } from '#catalogue'
import type { BasketItem } from '#basket/domain/basket_item'

type Seen = Partial<Pick<BasketItem, 'seenPriceCents' | 'seenDays'>>
type Line = Pick<QuoteLine, 'pricing' | 'priceCents' | 'countedDays'>
type Content = {
  /** Visitors' items have no id yet, and nothing was agreed to. */
  items: readonly (Seen & Partial<Pick<BasketItem, 'id'>>)[]
  quote: { lines: readonly (Line & Pick<QuoteLine, 'lineId'>)[] }
}

/** What an item cost and held when its buyer last agreed to it; null where that is still so. */
export type Former = { formerPriceCents: number | null; formerDays: number | null }

/** Compares an item with its line of the quote as it is now; without a line there is nothing to compare. */
export const formerOf = (item: Seen, line: Line | null): Former => ({
  formerPriceCents: line && formerPrice(item, line),
  formerDays: line && formerDays(item, line),
})

/** Whether anything in a quoted basket costs or holds something else than its buyer agreed to. */
export function isChanged({ items, quote: { lines } }: Content): boolean {
  const byId = new Map(lines.map((line) => [line.lineId, line]))
  return items.some((item) => {
    const former = formerOf(item, byId.get(String(item.id)) ?? null)
    return former.formerPriceCents !== null || former.formerDays !== null
  })
}

/** Modules follow from the whole basket and are explained with it. */
function formerPrice({ seenPriceCents }: Seen, { pricing, priceCents }: Line) {
  if (pricing.kind !== 'day' || (seenPriceCents ?? priceCents) === priceCents) return null
  return seenPriceCents ?? null
}

/** No charge hides a change here: modules may stay as many when days come or go. */
function formerDays({ seenDays }: Seen, { countedDays }: Line) {
  return (seenDays ?? countedDays) === countedDays ? null : (seenDays ?? null)
}

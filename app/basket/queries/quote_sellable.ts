import { quoteFor, type Quote } from '#catalogue'
import type { WantedItem } from '#basket/domain/basket_item'
import type { Buyer } from '#basket/queries/get_buyer'

type Content = {
  items: readonly (WantedItem & { id?: number })[]
  quote: Quote
  /** Null for a visitor, of whom nothing is known. */
  buyer: Pick<Buyer, 'delivery' | 'vatId'> | null
}

/** Null where all can. Others count for nothing, not even towards the level that modules pay. */
export async function quoteSellable({ items, quote, buyer }: Content): Promise<Quote | null> {
  const sold = quote.lines.filter(({ errors }) => errors.length === 0)
  if (sold.length === quote.lines.length) return null
  const lines = new Set(sold.map(({ lineId }) => lineId))
  const selections = items
    .map((item) => ({ ...item, lineId: String(item.id ?? item.clientItemId) }))
    .filter(({ lineId }) => lines.has(lineId))
  const customer = {
    deliveryCountry: buyer?.delivery?.country ?? null,
    vatId: buyer?.vatId ?? null,
  }
  return quoteFor({ selections, customer })
}

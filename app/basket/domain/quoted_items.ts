import type { SavedQuote } from '#catalogue'
import type { BasketItem } from '#basket/domain/basket_item'

/** The saved quote that all items come from; null where one of them does not. */
export function commonQuote(items: readonly BasketItem[]): number | null {
  const [first] = items
  const number = first?.savedQuote ?? null
  return items.every(({ savedQuote }) => savedQuote === number) ? number : null
}

/** Null where the basket is no longer exactly what was quoted: then it is priced like any other. */
export function boundTo(items: readonly BasketItem[], saved: SavedQuote): SavedQuote | null {
  const byLine = new Map(items.map((item) => [item.savedLine, item]))
  const { lines } = saved.quote
  if (saved.state !== 'valid' || byLine.size !== lines.length) return null
  const bound = lines.flatMap((line) => {
    const item = byLine.get(line.lineId)
    return item && isSame(item, line) ? [{ ...line, lineId: String(item.id) }] : []
  })
  return bound.length === items.length
    ? { ...saved, quote: { ...saved.quote, lines: bound } }
    : null
}

function isSame(item: BasketItem, line: SavedQuote['quote']['lines'][number]): boolean {
  const { product, range, degradedIncluded, filters } = line
  return (
    item.productCode === product.code &&
    item.from.iso === range.from &&
    item.to.iso === range.to &&
    (item.includeDegraded ?? false) === degradedIncluded &&
    partsOf(item.filters) === partsOf(filters)
  )
}

/** The database keeps the keys of a choice in an order of its own. */
const partsOf = (filters: BasketItem['filters']): string =>
  JSON.stringify(filters ? [filters.levelOne, filters.levelTwo, filters.isins ?? null] : null)

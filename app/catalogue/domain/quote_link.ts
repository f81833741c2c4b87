import { CalendarDay } from '#shared/domain/calendar_day'
import type { QuoteSelection } from '#catalogue/domain/quote/types'

const DEGRADED = 'degraded'

/**
 * A selection as an address carries it: `product.2025-03-03.2025-03-31`, and `.degraded` behind it
 * where degraded days are wanted. Codes of products hold no dots.
 */
export function writeItem({ productCode, from, to, includeDegraded }: QuoteSelection): string {
  const parts = [productCode, from.iso, to.iso]
  return (includeDegraded ? [...parts, DEGRADED] : parts).join('.')
}

/** Reads what `writeItem` wrote, with days in any written form; null for anything else. */
export function readItem(text: string, lineId: string): QuoteSelection | null {
  const [productCode = '', first = '', last = '', mark, ...rest] = text.split('.')
  const [from, to] = [CalendarDay.parse(first), CalendarDay.parse(last)]
  const isMarked = mark === DEGRADED
  if (!from || !to || rest.length > 0 || (mark !== undefined && !isMarked)) return null
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(productCode)) return null
  return { lineId, productCode, from, to, includeDegraded: isMarked }
}

/** Address under which anybody sees the quote of these selections at the prices of that day. */
export function quoteLink(selections: QuoteSelection[], country: string | null): string {
  const query = new URLSearchParams(selections.map((one) => ['item', writeItem(one)]))
  if (country) query.set('country', country)
  return `/quote?${query}`
}

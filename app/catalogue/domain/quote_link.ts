import { CalendarDay } from '#shared/domain/calendar_day'
import type { QuoteSelection, SelectionFilters } from '#catalogue/domain/quote/types'

const DEGRADED = 'degraded'
const BETWEEN_CODES = '*'
const ISINS = '~'
const CODES = /^(?:[A-Za-z0-9_-]{1,30}(?:\*[A-Za-z0-9_-]{1,30}){0,199})?$/

/** `product.2025-03-03.2025-03-31`, then `.degraded`, `.XALC*XALD.EUR`, `.~DE…*FR…` (ISINs). */
export function writeItem(selection: QuoteSelection): string {
  const { productCode, from, to, includeDegraded, filters } = selection
  return [
    ...[productCode, from.iso, to.iso],
    ...(includeDegraded ? [DEGRADED] : []),
    ...(filters && hasParts(filters) ? [filters.levelOne, filters.levelTwo].map(joined) : []),
    ...(filters?.isins ? [ISINS + joined(filters.isins)] : []),
  ].join('.')
}

const joined = (codes: string[]) => codes.join(BETWEEN_CODES)

/** A product that is sold by ISIN alone has no other parts. */
const hasParts = ({ levelOne, levelTwo, isins }: SelectionFilters) =>
  !isins || levelOne.length + levelTwo.length > 0

/** Reads what `writeItem` wrote, with days in any written form; null for anything else. */
export function readItem(text: string, lineId: string): QuoteSelection | null {
  const [productCode = '', first = '', last = '', ...rest] = text.split('.')
  const [from, to] = [CalendarDay.parse(first), CalendarDay.parse(last)]
  if (!from || !to || !/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(productCode)) return null
  const isins = rest.at(-1)?.startsWith(ISINS) ? rest.pop()!.slice(ISINS.length) : undefined
  const includeDegraded = rest.length % 2 === 1
  if (includeDegraded && rest.shift() !== DEGRADED) return null
  const filters = readFilters(rest, isins)
  return filters === undefined ? null : { lineId, productCode, from, to, includeDegraded, filters }
}

/** The chosen parts, null where none are, undefined for what is no choice. */
function readFilters(parts: string[], isins?: string): SelectionFilters | null | undefined {
  if (parts.length === 0 && isins === undefined) return null
  if (parts.length > 0 && parts.length !== 2) return undefined
  if (![...parts, isins ?? ''].every((part) => CODES.test(part))) return undefined
  const [levelOne = [], levelTwo = []] = parts.map(split)
  return isins === undefined ? { levelOne, levelTwo } : { levelOne, levelTwo, isins: split(isins) }
}

const split = (part: string) => part.split(BETWEEN_CODES).filter(Boolean)

/** Address under which anybody sees the quote of these selections at the prices of that day. */
export function quoteLink(selections: QuoteSelection[], country: string | null): string {
  const query = new URLSearchParams(selections.map((one) => ['item', writeItem(one)]))
  if (country) query.set('country', country)
  return `/quote?${query}`
}

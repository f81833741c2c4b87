import { CalendarDay } from '#shared/domain/calendar_day'
import type { QuoteRules } from '#catalogue/domain/quote/make_quote'
import type { Quote, QuoteCustomer, QuoteSelection } from '#catalogue/domain/quote/types'

/** How long a saved quote holds, in days after the day on which it was made. */
export const QUOTE_VALID_DAYS = 30

export type SavedQuoteState = 'valid' | 'expired' | 'ordered'

/** What was priced, by which rules, and until when it holds. */
export type SavedQuote = {
  number: number
  /** As people write it: Q-2026-000042. */
  label: string
  createdOn: string
  validUntil: string
  state: SavedQuoteState
  orderNumber: number | null
  recipient: string[]
  recipientCountry: string | null
  customer: QuoteCustomer
  rules: QuoteRules
  quote: Quote
}

export function quoteLabel(number: number, createdOn: string): string {
  return `Q-${createdOn.slice(0, 4)}-${String(number).padStart(6, '0')}`
}

/** Reads a number or a label; null for anything else. */
export function readQuoteNumber(text: string): number | null {
  const digits = /^(?:Q-\d{4}-)?(\d{1,15})$/i.exec(text.trim())?.[1]
  return digits && Number(digits) > 0 ? Number(digits) : null
}

/** Saved quote rule: it can be ordered once, up to and including its last day. */
export function savedQuoteState(
  { validUntil, orderNumber }: Pick<SavedQuote, 'validUntil' | 'orderNumber'>,
  today: CalendarDay
): SavedQuoteState {
  if (orderNumber !== null) return 'ordered'
  return validUntil < today.iso ? 'expired' : 'valid'
}

export function selectionsOf({ lines }: Pick<Quote, 'lines'>): QuoteSelection[] {
  return lines.map(({ lineId, product, range, degradedIncluded, filters }) => ({
    ...{ lineId, productCode: product.code, includeDegraded: degradedIncluded, filters },
    from: CalendarDay.parse(range.from)!,
    to: CalendarDay.parse(range.to)!,
  }))
}

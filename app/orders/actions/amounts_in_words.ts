import { lineText, totalRows, type PricedQuote } from '#catalogue'
import type { Locale } from '#shared/i18n'

/**
 * What a mail says of an order's items and amounts: the rows of its letter, a line each, and below
 * them why fee and VAT are what they are. Nothing where nothing was ordered and nothing is to be paid.
 */
export function amountsInWords(quote: PricedQuote, locale: Locale) {
  const isEmpty = quote.lines.length === 0 && quote.grossCents === 0
  const rows = isEmpty ? [] : totalRows(quote, locale)
  return {
    items: quote.lines.map((line) => lineText(line, locale)).join('\n'),
    totals: rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    notes: rows
      .filter(({ note }) => note)
      .map(({ label, note }) => `${label}: ${note}`)
      .join('\n\n'),
  }
}

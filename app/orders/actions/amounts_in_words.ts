import { lineText, totalRows, type PricedQuote } from '#catalogue'
import type { Locale } from '#shared/i18n'

/** The items and amounts of a mail; nothing where nothing was ordered and nothing is to be paid. */
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

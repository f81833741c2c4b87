import type { CalendarDay } from '#shared/domain/calendar_day'
import type { AskedSpan } from '#catalogue/domain/asked_span'
import { lastYears } from '#catalogue/domain/last_years'
import type { Quote } from '#catalogue/domain/quote/types'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { quoteFor } from '#catalogue/queries/quote_for'

export type PricedSpan = { from: CalendarDay; to: CalendarDay; quote: Quote }

/** What the last years of a product cost, as anybody is quoted; null where it has no price or no days. */
export async function priceOfSpan(
  product: ProductRow,
  { years }: Pick<AskedSpan, 'years'>
): Promise<PricedSpan | null> {
  const days = lastYears(product, years)
  if (!days) return null
  const { from, to } = days
  const { code } = product
  const selections = [{ lineId: code, productCode: code, from, to }]
  const quote = await quoteFor({ selections, onlyVisible: true })
  return quote.canSubmit ? { from, to, quote } : null
}

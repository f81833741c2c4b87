import { CalendarDay } from '#shared/domain/calendar_day'
import { yearsBack } from '#shared/domain/years_back'
import type { AskedSpan } from '#catalogue/domain/asked_span'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { quoteFor } from '#catalogue/queries/quote_for'

export type PricedSpan = { from: CalendarDay; to: CalendarDay; netCents: number }

/** What the last years of a product cost, as anybody is quoted; null where it has no price or no days. */
export async function priceOfSpan(
  { code, firstDay, lastDay, pricing, isinField }: ProductRow,
  { years }: Pick<AskedSpan, 'years'>
): Promise<PricedSpan | null> {
  if (!firstDay || !lastDay || pricing === 'request' || isinField !== null) return null
  const [first, to] = [CalendarDay.parse(firstDay)!, CalendarDay.parse(lastDay)!]
  const wanted = yearsBack(to, years)
  const from = wanted.isBefore(first) ? first : wanted
  const selections = [{ lineId: code, productCode: code, from, to }]
  const { canSubmit, netCents } = await quoteFor({ selections, onlyVisible: true })
  return canSubmit ? { from, to, netCents } : null
}

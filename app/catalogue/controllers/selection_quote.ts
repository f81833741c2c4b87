import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { defaultRange } from '#catalogue/domain/default_range'
import { answerQuote, type AnsweredQuote } from '#catalogue/http/answer_quote'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { referenceData } from '#catalogue/queries/reference_data'
import { readFilters, readSelected } from '#catalogue/validators/quote_range'

/** Days of the address, or the range the product proposes; null for a product without files. */
export async function selectionQuote(
  ctx: HttpContext,
  product: ProductRow
): Promise<AnsweredQuote | null> {
  const query = ctx.request.qs()
  const asked = readSelected(query)
  const days = asked.ok ? asked.value : await proposedDays(product)
  if (!days) return null
  const { code } = product
  const selection = { lineId: code, productCode: code, filters: readFilters(query), ...days }
  return answerQuote(ctx, [selection], { areChosen: asked.ok })
}

async function proposedDays(product: ProductRow) {
  const first = product.firstDay && CalendarDay.parse(product.firstDay)
  const last = product.lastDay && CalendarDay.parse(product.lastDay)
  if (!first || !last) return null
  const { calendars } = await referenceData()
  const calendar = calendars.get(product.calendarCode)!
  const { from, to } = defaultRange(new DayRange(first, last), calendar, product.minimalDays)
  return { from, to }
}

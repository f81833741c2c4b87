import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { defaultRange } from '#catalogue/domain/default_range'
import type { Quote } from '#catalogue/domain/quote/types'
import { buyerOf } from '#catalogue/ports/buyer'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { quoteFor } from '#catalogue/queries/quote_for'
import { referenceData } from '#catalogue/queries/reference_data'
import { readDays } from '#catalogue/validators/quote_range'

/**
 * The quote that a product page opens with: the days of the address, or the range that the
 * product proposes; null for a product without files.
 */
export async function selectionQuote(ctx: HttpContext, product: ProductRow): Promise<Quote | null> {
  const asked = readDays(ctx.request.qs())
  const days = asked.ok ? asked.value : await proposedDays(product)
  if (!days) return null
  const selection = { lineId: product.code, productCode: product.code, ...days }
  return quoteFor({ selections: [selection], customer: await buyerOf(ctx) })
}

async function proposedDays(product: ProductRow) {
  const first = product.firstDay && CalendarDay.parse(product.firstDay)
  const last = product.lastDay && CalendarDay.parse(product.lastDay)
  if (!first || !last) return null
  const { calendars } = await referenceData()
  const calendar = calendars.get(product.calendarCode)!
  return defaultRange(new DayRange(first, last), calendar, product.minimalDays)
}

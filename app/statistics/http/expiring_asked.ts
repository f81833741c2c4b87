import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { spanAhead, USUAL_HORIZON } from '#statistics/domain/expiring'
import { expiringList } from '#statistics/lists/expiring_list'
import { yearPrices, type Expiring } from '#statistics/queries/expiring/year_prices'

/** How far an address looks ahead, with the prices of what ends there. */
export async function expiringAsked({ request }: HttpContext): Promise<Expiring> {
  const [within = USUAL_HORIZON] = expiringList.read(request.qs()).filters.within
  const today = CalendarDay.today()
  const span = spanAhead(today, within)
  return { ...span, within, prices: await yearPrices(span, today) }
}

import { errors, type HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { lastMorning } from '#arrivals/queries/mornings'

/** As a morning stands in addresses. */
export const MORNING = /^\d{4}-\d{2}-\d{2}$/

/** The morning that an address names, or the newest one; today before there was any. */
export async function morningIn({ params, request }: HttpContext): Promise<string> {
  if (params.morning === undefined) return (await lastMorning()) ?? CalendarDay.today().iso
  const day = CalendarDay.parse(String(params.morning))
  if (!day) throw new errors.E_ROUTE_NOT_FOUND(['GET', request.url()])
  return day.iso
}

import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { notFound } from '#shared/http/not_found'
import type { BoardScope } from '#arrivals/domain/board_scope'

/** The morning that an address names, or none where it is about the newest days. */
export function boardIn({ params, request }: HttpContext): BoardScope {
  const today = CalendarDay.today().iso
  if (params.morning === undefined) return { morning: null, today }
  const day = CalendarDay.parse(String(params.morning))
  if (!day) throw notFound({ request })
  return { morning: day.iso, today }
}

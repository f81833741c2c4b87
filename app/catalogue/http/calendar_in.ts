import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#shared/http/not_found'
import { findCalendar, type Calendar } from '#catalogue/actions/calendars/hold_calendar'

const CODE = /^[A-Za-z0-9_-]{1,40}$/

/** The calendar that an address names; there is no such page where there is none. */
export async function calendarIn({ params, request }: HttpContext): Promise<Calendar> {
  const code = String(params.calendar)
  const calendar = CODE.test(code) ? await findCalendar(null, code) : null
  if (!calendar) throw notFound({ request })
  return calendar
}

import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { readTypedDay } from '#shared/domain/typed_day'

const OTHER_DAYS = ['on', 'since', 'till']

/** Other days than today are looked for among all permissions, unless a view is chosen with them. */
export function widenView({ request }: HttpContext): void {
  const sent = request.qs()
  if (!sent.view && OTHER_DAYS.some((name) => sent[name])) {
    request.updateQs({ ...sent, view: 'all' })
  }
}

/** The day as at whose end everything is told; null for what is known now. */
export function knownDay({ request }: HttpContext): string | null {
  const { known } = request.qs() as { known?: unknown }
  const day = typeof known === 'string' ? readTypedDay(known) : null
  return day?.isBefore(CalendarDay.today()) ? day.iso : null
}

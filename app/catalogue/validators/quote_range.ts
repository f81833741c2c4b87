import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'

export type SelectedDays = { from: CalendarDay; to: CalendarDay; includeDegraded: boolean }

/**
 * Two existing days in any written form, and whether degraded days are wanted; whether the order of
 * the days makes sense is the quote's matter.
 */
export function readDays(
  query: Record<string, unknown>
): Result<SelectedDays, 'catalogue.errors.day_invalid'> {
  const from = CalendarDay.parse(String(query.from ?? ''))
  const to = CalendarDay.parse(String(query.to ?? ''))
  if (!from) return refuse('catalogue.errors.day_invalid', { field: 'from' })
  if (!to) return refuse('catalogue.errors.day_invalid', { field: 'to' })
  return ok({ from, to, includeDegraded: query.degraded === '1' })
}

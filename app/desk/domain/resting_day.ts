import type { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { noDay, readTypedDay } from '#shared/domain/typed_day'

const MOST_DAYS = 366

/** The day on which something comes back, as somebody typed it: after today, within a year. */
export function readRestingDay(typed: string, today: CalendarDay): Result<CalendarDay> {
  const day = readTypedDay(typed)
  if (!day) return refuse(noDay(typed, 'shared.errors.day_invalid'), { field: 'until' })
  if (!day.isAfter(today) || day.isAfter(today.plusDays(MOST_DAYS))) {
    return refuse('desk.errors.rest_until', { field: 'until' })
  }
  return ok(day)
}

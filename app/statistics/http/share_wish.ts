import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { ShareWish } from '#statistics/domain/share_wish'

/** What a form says; a day that is none is told at its field. */
export function readShareWish(
  venueId: string,
  { from, percent }: { from: string; percent: number }
): Result<ShareWish> {
  const day = CalendarDay.parse(from)
  if (!day) return refuse('statistics.errors.day', { field: 'from', status: 422 })
  if (day.year < 1990 || day.year > 2199) {
    return refuse('statistics.errors.century', { field: 'from', status: 422 })
  }
  return ok({ venueId, from: day, hundredths: Math.round(percent * 100) })
}

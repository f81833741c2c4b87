import { ok, refuse, type Result } from '#shared/domain/result'
import { noDay, readTypedDay } from '#shared/domain/typed_day'
import type { ShareWish } from '#statistics/domain/share_wish'

/** What a form says, the day in any form that people write; one that is none is told at its field. */
export function readShareWish(
  venueId: string,
  { from, percent }: { from: string; percent: number }
): Result<ShareWish> {
  const day = readTypedDay(from)
  if (!day) return refuse(noDay(from, 'statistics.errors.day'), { field: 'from', status: 422 })
  if (day.year < 1990 || day.year > 2199) {
    return refuse('statistics.errors.century', { field: 'from', status: 422 })
  }
  return ok({ venueId, from: day, hundredths: Math.round(percent * 100) })
}

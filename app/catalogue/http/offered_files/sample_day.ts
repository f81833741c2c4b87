import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { noDay, readTypedDay } from '#shared/domain/typed_day'
import type { ShelfName } from '#catalogue/domain/offered_files/shelf'

/** The day that a sample shows, in any form that people write; other files have none. */
export function sampleDay(
  shelf: ShelfName,
  typed: string | null | undefined
): Result<string | null> {
  if (shelf !== 'product') return ok(null)
  const day = readTypedDay(typed ?? '')
  if (!day) return refuse(noDay(typed ?? '', 'shared.errors.day_invalid'), { field: 'day' })
  if (day.isAfter(CalendarDay.today())) {
    return refuse('offered_files.errors.day_future', { field: 'day' })
  }
  return ok(day.iso)
}

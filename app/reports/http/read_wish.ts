import { type CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { noDay, readTypedDay } from '#shared/domain/typed_day'
import { LONGEST_TEXT } from '#reports/domain/entries'

export type Form = { date?: string | null; isins?: string | null }

/** The day and the entries of a form; a request needs both, and a text beyond all lists of ten has too many. */
export function readWish({ date, isins }: Form): Result<{ day: CalendarDay; text: string }> {
  if (!date) return refuse('reports.errors.no_date', { field: 'date' })
  const day = readTypedDay(date)
  if (!day) return refuse(noDay(date, 'reports.errors.date_invalid'), { field: 'date' })
  if (!isins?.trim()) return refuse('reports.errors.none_entered', { field: 'isins' })
  if (isins.length > LONGEST_TEXT) return refuse('reports.errors.too_many', { field: 'isins' })
  return ok({ day, text: isins })
}

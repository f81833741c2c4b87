import { type CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { noDay, readTypedDay } from '#shared/domain/typed_day'

type Form = { date?: string | null; isins?: string | null }

/** The day and the entries of a form; a request needs both. */
export function readWish({ date, isins }: Form): Result<{ day: CalendarDay; text: string }> {
  if (!date) return refuse('reports.errors.no_date', { field: 'date' })
  const day = readTypedDay(date)
  if (!day) return refuse(noDay(date, 'reports.errors.date_invalid'), { field: 'date' })
  if (!isins?.trim()) return refuse('reports.errors.none_entered', { field: 'isins' })
  return ok({ day, text: isins })
}

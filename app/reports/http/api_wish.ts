import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'

type Sent = { date: string; isins: readonly { isin: string }[] }

/** A day as YYYYMMDD or YYYY-MM-DD; each entry is one code, so a comma inside makes none. */
export function apiWish({ date, isins }: Sent): Result<{ day: CalendarDay; text: string }> {
  const day = CalendarDay.parse(date)
  if (!day) return refuse('reports.errors.date_invalid', { field: 'date' })
  return ok({ day, text: isins.map(({ isin }) => isin.replaceAll(/[,;\t\r\n]/g, '?')).join('\n') })
}

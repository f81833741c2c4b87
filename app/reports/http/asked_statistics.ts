import type { Infer } from '@vinejs/vine/types'
import { CalendarDay } from '#shared/domain/calendar_day'
import { monthsBack } from '#shared/domain/months_back'
import { ok, refuse, type Result } from '#shared/domain/result'
import { askedInternal } from '#shared/http/statistics_query'
import { MOST_ROWS, type AskedReports } from '#reports/queries/report_statistics'
import type { statisticsValidator } from '#reports/validators/report_api'

type Sent = Infer<typeof statisticsValidator>

/** One month ago to today, and whatever everybody asked for, where nothing else is sent. */
export function askedStatistics({
  from,
  to,
  page = 1,
  limit = MOST_ROWS,
  ...kinds
}: Sent): Result<Omit<AskedReports, 'behind'>> {
  const today = CalendarDay.today()
  const first = from ? CalendarDay.parse(from) : monthsBack(today, 1)
  const last = to ? CalendarDay.parse(to) : today
  if (!first) return refuse('reports.errors.date_invalid', { field: 'from' })
  if (!last) return refuse('reports.errors.date_invalid', { field: 'to' })
  if (first.isAfter(last)) return refuse('shared.errors.range_reversed', { field: 'to' })
  return ok({ from: first.iso, to: last.iso, isInternal: askedInternal(kinds), page, limit })
}

import { CalendarDay } from '#shared/domain/calendar_day'
import { refuse, type Refused } from '#shared/domain/result'
import { snapshotDays } from '#reports/queries/snapshot_days'

/** Why no report can be made of a day; null where one can. */
export async function refuseDay(productId: number, day: CalendarDay): Promise<Refused | null> {
  if (day.isAfter(CalendarDay.today())) return refuse('reports.errors.in_future', { field: 'date' })
  const { isThere } = await snapshotDays(productId, day.iso)
  const params = { day: day.format() }
  return isThere ? null : refuse('reports.errors.no_snapshot', { field: 'date', params })
}

import { readRows } from '#shared/reading/read_rows'
import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Asked } from '#statistics/domain/asked'
import type { OfBar } from '#statistics/domain/time_bars'
import { daysKept } from '#statistics/queries/asked_of'
import { barOf, isoDays } from '#statistics/queries/over_time'

export type ReportBar = OfBar & { netCents: number; reports: number }

/** What completed reports brought in, without VAT, by the day on which they were asked for. */
export function reportsOverTime(
  asked: Asked,
  starts: readonly CalendarDay[] = [asked.from]
): Promise<ReportBar[]> {
  const { sql, values } = daysKept(asked)
  return readRows<ReportBar>(
    `select ${barOf('s.day')} as bar, sum(s.reports)::bigint as reports,
            sum(s.net_cents)::bigint as "netCents"
       from report_tallies s where ${sql}
      group by 1 order by 1`,
    [isoDays(starts), ...values]
  )
}

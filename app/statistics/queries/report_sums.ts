import { readRows } from '#shared/reading/read_rows'
import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Asked } from '#statistics/domain/asked'
import type { OfBar } from '#statistics/domain/time_bars'
import { reportsOf } from '#statistics/queries/asked_of'
import { barOf, isoDays } from '#statistics/queries/over_time'

export type ReportBar = OfBar & { netCents: number; reports: number }

/** What completed reports brought in, without VAT, by the day on which they were asked for. */
export function reportsOverTime(
  asked: Asked,
  starts: readonly CalendarDay[] = [asked.from]
): Promise<ReportBar[]> {
  const { sql, values } = reportsOf(asked)
  return readRows<ReportBar>(
    `select ${barOf('shop_day(r.created_at)')} as bar, count(*) as reports,
            sum(r.price_cents - r.discount_cents)::bigint as "netCents"
       from reports r where ${sql}
      group by 1 order by 1`,
    [isoDays(starts), ...values]
  )
}

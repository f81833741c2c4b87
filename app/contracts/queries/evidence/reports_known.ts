import { rows } from '#shared/database'
import type { KnownReport } from '#contracts/domain/evidence/evidence'
import { bound, type Asked } from '#contracts/queries/evidence/asked'

export type ReportRow = Omit<KnownReport, 'manifest'>

/** Reports that were completed in the period, at the price that they were asked for at. */
export const reportsKnown = (asked: Asked): Promise<ReportRow[]> =>
  rows<ReportRow>(
    null,
    `select r.id as number, r.day,
            to_char(r.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24":"MI":"SS"Z"') as completed,
            r.price_cents as "priceCents"
       from reports r
      where r.user_id = any(:userIds::bigint[]) and r.completed_at < :moment::timestamptz
        and r.completed_at >= shop_day_begins(:from::date)
        and r.completed_at < shop_day_begins(:to::date + 1)
      order by r.id`,
    bound(asked)
  )

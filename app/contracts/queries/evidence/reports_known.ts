import { rows } from '#shared/database'
import type { KnownReport } from '#contracts/domain/evidence/evidence'
import {
  bound,
  fetchedInPeriod,
  inPeriod,
  whileBelonging,
  type Asked,
} from '#contracts/queries/evidence/asked'

export type ReportRow = Omit<KnownReport, 'manifest'>

/** Reports that were completed in the period, or fetched in it, at the price that they were asked for at and the discount of then. */
export const reportsKnown = (asked: Asked): Promise<ReportRow[]> =>
  rows<ReportRow>(
    null,
    `select r.id as number, r.day,
            array(select coalesce(i.isin, i.entry) from report_isins i
                   where i.report_id = r.id and i.is_available order by i.position) as isins,
            to_char(r.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24":"MI":"SS"Z"') as completed,
            r.terms_version as terms, r.price_cents as "priceCents",
            coalesce(
              (select (e.after->>'discountCents')::bigint from audit_events e
                where e.subject_type = 'report' and e.subject_id = r.id::text
                  and e.created_at < :moment::timestamptz and e.after->>'discountCents' is not null
                order by e.seq desc limit 1),
              (select (e.before->>'discountCents')::bigint from audit_events e
                where e.subject_type = 'report' and e.subject_id = r.id::text
                  and e.created_at >= :moment::timestamptz and e.before->>'discountCents' is not null
                order by e.seq limit 1),
              r.discount_cents) as "discountCents"
       from reports r
      where ${whileBelonging('r.user_id', 'r.completed_at')} and r.completed_at < :moment::timestamptz
        and (${inPeriod('r.completed_at')} or ${fetchedInPeriod('report', 'r.id')})
      order by r.id`,
    bound(asked)
  )

import { rows } from '#shared/database'
import type { Span, Step } from '#statistics/domain/span'
import { reportsOf } from '#statistics/queries/asked_of'

export type ReportBar = { bar: string; netCents: number; reports: number }

/** What completed reports brought in, without VAT, by the day on which they were asked for. */
export function reportsOverTime(span: Span, step: Step): Promise<ReportBar[]> {
  const { sql, values } = reportsOf(span)
  return rows<ReportBar>(
    null,
    `select date_trunc(?, shop_day(r.created_at))::date as bar, count(*) as reports,
            sum(r.price_cents - r.discount_cents)::bigint as "netCents"
       from reports r where ${sql}
      group by 1 order by 1`,
    [step, ...values]
  )
}

import { rows } from '#shared/database'

export type StatisticsRow = {
  reportId: number
  totalCents: number
  createdAt: Date
  email: string
  bpId: string | null
}

export type StatisticsSum = { totalCents: number; reports: number; bpId: string | null }

/** Days of the shop, and whose reports: of staff, of customers, or null for both; and which page of them. */
export type AskedReports = {
  from: string
  to: string
  isInternal: boolean | null
  page: number
  limit: number
  /** Only reports before this one; null for all. */
  behind: number | null
}

/** How many rows an answer may have. */
export const MOST_ROWS = 10_000

const COMPLETED = `
  from reports r join users u on u.id = r.user_id
 where r.state = 'Completed' and r.created_at >= shop_day_begins(:from::date)
   and r.created_at < shop_day_begins(:to::date + 1)
   and (:isInternal::boolean is null or (u.kind = 'staff') = :isInternal::boolean)`

/**
 * Completed reports that were asked for in a span of days, without VAT, and the same by business partner and
 * in all; `last` is that of the page, null where no more follow.
 */
export async function reportStatistics(asked: AskedReports) {
  const [found, summary] = await Promise.all([
    rows<StatisticsRow>(
      null,
      `select r.id as "reportId", r.price_cents - r.discount_cents as "totalCents",
              r.created_at as "createdAt", u.email, u.business_partner_id as "bpId" ${COMPLETED}
           and (:behind::bigint is null or r.id < :behind::bigint)
        order by r.id desc limit :limit::int + 1 offset (:page::bigint - 1) * :limit::int`,
      asked as never
    ),
    rows<StatisticsSum>(
      null,
      `select coalesce(sum(r.price_cents - r.discount_cents), 0)::bigint as "totalCents",
              count(*) as reports, u.business_partner_id as "bpId" ${COMPLETED}
        group by u.business_partner_id order by 1 desc, 3`,
      asked as never
    ),
  ])
  const totalCount = summary.reduce((sum, { reports }) => sum + reports, 0)
  const shown = found.slice(0, asked.limit)
  const last = found.length > asked.limit ? shown.at(-1)!.reportId : null
  return { rows: shown, last, totalCount, summary }
}

import { rows } from '#shared/database'

export type Quota = {
  id: number
  totalCents: number
  usedCents: number
  remainingCents: number
  /** Part of what is used that waits for its order to be confirmed. */
  reservedCents: number
  dateFrom: string
  dateTo: string
  comment: string | null
  version: number
  createdAt: Date
}

/** Columns of a quota; needs the alias `q`. */
export const QUOTA_COLUMNS = `
  q.id, q.total_cents as "totalCents", q.used_cents as "usedCents",
  q.total_cents - q.used_cents as "remainingCents",
  (select coalesce(sum(e.amount_cents - e.returned_cents), 0)::bigint from quota_entries e
    where e.quota_id = q.id and e.state = 'Reserved') as "reservedCents",
  q.date_from as "dateFrom", q.date_to as "dateTo", q.comment, q.version, q.created_at as "createdAt"`

/** The quota whose period holds today (calendar day in Berlin, by the database's clock), or null. */
export async function findQuotaToday(): Promise<Quota | null> {
  const [quota] = await rows<Quota>(
    null,
    `select ${QUOTA_COLUMNS} from quotas q
      where (now() at time zone 'Europe/Berlin')::date between q.date_from and q.date_to`
  )
  return quota ?? null
}

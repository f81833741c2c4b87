import { rows } from '#shared/database'
import { selected } from '#shared/lists'

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

/** Columns of a quota; they need the alias `q`. */
export const QUOTA_COLUMNS = {
  id: 'q.id',
  totalCents: 'q.total_cents',
  usedCents: 'q.used_cents',
  remainingCents: 'q.total_cents - q.used_cents',
  reservedCents: `(select coalesce(sum(e.amount_cents - e.returned_cents), 0)::bigint
    from quota_entries e where e.quota_id = q.id and e.state = 'Reserved')`,
  dateFrom: 'q.date_from',
  dateTo: 'q.date_to',
  comment: 'q.comment',
  version: 'q.version',
  createdAt: 'q.created_at',
} as const satisfies Record<keyof Quota, string>

/** The quota whose period holds today (calendar day in Berlin, by the database's clock), or null. */
export async function findQuotaToday(): Promise<Quota | null> {
  const [quota] = await rows<Quota>(
    null,
    `select ${selected(QUOTA_COLUMNS)} from quotas q
      where shop_today() between q.date_from and q.date_to`
  )
  return quota ?? null
}

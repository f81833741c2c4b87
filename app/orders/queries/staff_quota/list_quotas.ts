import { rows } from '#shared/database'
import { tableQuery, type TablePage } from '#shared/http/table_query'
import { QUOTA_COLUMNS, type Quota } from '#orders/queries/quota/find_quota'

export const QUOTA_TIMES = ['current', 'upcoming', 'past'] as const
export type QuotaTime = (typeof QUOTA_TIMES)[number]
export type ListedQuota = Quota & { time: QuotaTime; orders: number }

const TIME = `case when q.date_to < t.today then 'past'
                   when q.date_from > t.today then 'upcoming' else 'current' end`

const SORTABLE = {
  from: 'q.date_from',
  to: 'q.date_to',
  total: 'q.total_cents',
  used: 'q.used_cents',
  remaining: 'q.total_cents - q.used_cents',
  comment: 'lower(q.comment)',
  created: 'q.created_at',
}

/** The list of quotas as its address describes it. */
export const quotaTable = tableQuery({
  sortable: SORTABLE,
  defaultSort: { by: 'from', direction: 'desc' },
  filters: { time: { column: 'time', values: QUOTA_TIMES } },
})

export type QuotaList = ReturnType<typeof quotaTable.read>

/** Quotas, a page at a time; a page behind the last one is the last one. */
export async function listQuotas(list: QuotaList): Promise<TablePage<ListedQuota>> {
  const { search, filters, orderBy, orderDirection, limit } = list
  const bindings = [
    filters.time.length === 0,
    filters.time,
    `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`,
  ]
  const from = `from quotas q, (select (now() at time zone 'Europe/Berlin')::date as today) t
    where (? or ${TIME} = any(?::text[])) and coalesce(q.comment, '') ilike ?`
  const [counted] = await rows<{ quotas: number }>(
    null,
    `select count(*) as quotas ${from}`,
    bindings
  )
  const totalCount = counted!.quotas
  const pages = Math.max(1, Math.ceil(totalCount / limit))
  const page = Math.min(list.page, pages)
  const direction = orderDirection === 'asc' ? 'asc' : 'desc'
  const content = await rows<ListedQuota>(
    null,
    `select ${QUOTA_COLUMNS}, ${TIME} as time,
            (select count(*) from quota_entries e join orders o on o.id = e.order_id
              where e.quota_id = q.id and o.state not in ('New', 'Locked')) as orders
       ${from} order by ${SORTABLE[orderBy]} ${direction} nulls last, q.id ${direction}
      limit ? offset ?`,
    [...bindings, limit, (page - 1) * limit]
  )
  return { content, totalCount, page, pages }
}

import { defineList } from '#shared/lists'
import { saidOfQuota } from '#orders/lists/said_of_quota'
import { QUOTA_COLUMNS, type Quota } from '#orders/queries/quota/find_quota_today'

const TIMES = ['current', 'upcoming', 'past'] as const

export type ListedQuota = Quota & { time: (typeof TIMES)[number]; orders: number }

export const quotaList = defineList<ListedQuota>()({
  columns: {
    ...QUOTA_COLUMNS,
    time: `case when q.date_to < t.today then 'past'
                when q.date_from > t.today then 'upcoming' else 'current' end`,
    orders: `(select count(*) from quota_entries e join orders o on o.id = e.order_id
               where e.quota_id = q.id and o.state not in ('New', 'Locked'))`,
  },
  from: `quotas q, (select shop_today() as today) t`,
  sort: {
    from: 'dateFrom',
    to: 'dateTo',
    total: 'totalCents',
    used: 'usedCents',
    remaining: 'remainingCents',
    comment: { lower: 'comment' },
    created: 'createdAt',
  },
  usual: { by: 'from', direction: 'desc' },
  mostRows: 1_000,
  search: saidOfQuota,
  filters: { time: { column: 'time', values: TIMES, isTab: true } },
  csv: {
    fileName: 'webshop_quotas',
    heads: 'orders.quotas.list',
    columns: {
      from: 'dateFrom',
      to: 'dateTo',
      total: ({ totalCents }) => totalCents / 100,
      used: ({ usedCents }) => usedCents / 100,
      remaining: ({ remainingCents }) => remainingCents / 100,
      orders: 'orders',
      comment: 'comment',
      created: 'createdAt',
    },
  },
})

import { rows } from '#shared/database'
import type { QuotaPot } from '#statistics/domain/rehearsal/quota_pots'
import { SOLD } from '#statistics/queries/rehearsal/sold_orders'

/** Quotas from which orders since a day were paid, with what older orders have of them. */
export const quotaPots = (since: string): Promise<QuotaPot[]> =>
  rows<QuotaPot>(null, POTS, { since })

const POTS = `
  select q.id, q.total_cents as "totalCents",
         coalesce(sum(e.amount_cents - e.returned_cents)
           filter (where not (${SOLD})), 0)::bigint as "usedCents"
    from quotas q
    left join (quota_entries e join orders o on o.id = e.order_id)
      on e.quota_id = q.id and e.state <> 'Released'
   where q.date_to >= :since::date
   group by q.id order by q.id`

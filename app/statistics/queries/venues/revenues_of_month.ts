import { rows } from '#shared/database'
import type { Month } from '#statistics/domain/month'
import type { RevenueLine } from '#statistics/domain/venue_statement'

/** What each product brought to each venue by the papers of a month, and the share that held. */
export const revenuesOfMonth = ({ from, to }: Month): Promise<RevenueLine[]> =>
  rows<RevenueLine>(
    null,
    `select r.venue_id as "venueId", r.product_code as "productCode", p.name as "productName",
            s.hundredths,
            coalesce(sum(r.cents) filter (where i.kind = 'Invoice'), 0)::bigint as "soldCents",
            coalesce(-sum(r.cents) filter (where i.kind = 'CreditNote'), 0)::bigint
              as "creditedCents"
       from venue_revenues r join invoices i on i.id = r.paper_id
       left join products p on p.code = r.product_code
       left join venue_shares s on s.venue_id = r.venue_id and s.during @> r.day
      where r.day between ?::date and ?::date
      group by 1, 2, 3, 4 order by p.name nulls last, r.product_code, s.hundredths`,
    [from.iso, to.iso]
  )

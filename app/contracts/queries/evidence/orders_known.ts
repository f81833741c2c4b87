import { rows } from '#shared/database'
import type { KnownOrder } from '#contracts/domain/evidence/evidence'
import {
  bound,
  fetchedInPeriod,
  inPeriod,
  whileBelonging,
  type Asked,
} from '#contracts/queries/evidence/asked'

export type OrderRow = Omit<KnownOrder, 'manifest'>

/** Orders that were placed in the period, or whose files were fetched in it, with state, terms and price of the moment. */
export const ordersKnown = (asked: Asked): Promise<OrderRow[]> =>
  rows<OrderRow>(
    null,
    `select o.number, to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24":"MI":"SS"Z"') as placed,
            o.email as buyer,
            coalesce((select e.after->>'state' from audit_events e
               where e.subject_type = 'order' and e.subject_id = o.number::text
                 and e.created_at < :moment::timestamptz and e.after->>'state' is not null
               order by e.seq desc limit 1), 'Registered') as state,
            (select max(c->>'version') from jsonb_array_elements(o.consents) c
              where c->>'document' = 'terms'
                and (c->>'at')::timestamptz < :moment::timestamptz) as terms,
            coalesce((select (e.before->>'netCents')::bigint from audit_events e
               where e.subject_type = 'order' and e.subject_id = o.number::text
                 and e.created_at >= :moment::timestamptz and e.before->>'netCents' is not null
               order by e.seq limit 1), o.net_cents) as "netCents",
            (select coalesce(jsonb_agg(jsonb_build_object('product', i.product_code,
                      'name', i.product_name, 'from', i.from_day, 'to', i.to_day,
                      'priceCents', i.price_cents) order by i.position), '[]')
               from order_items i where i.order_id = o.id) as items
       from orders o
      where ${whileBelonging('o.user_id', 'o.created_at')} and o.number is not null
        and o.state not in ('New', 'Locked') and o.created_at < :moment::timestamptz
        and (${inPeriod('o.created_at')} or ${fetchedInPeriod('order', 'o.number')})
      order by o.number`,
    bound(asked)
  )

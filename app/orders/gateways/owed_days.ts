import { rows, type SqlClient } from '#shared/database'
import type { OwedRange } from '#catalogue'
import { AWAITED_STATES } from '#orders/domain/payment/attempt'
import { STATE_GROUPS } from '#orders/domain/order_state'

/** A failed delivery can be started again until its order is archived. */
const STATES = [...STATE_GROUPS.open, 'Failed']

/** Placed and undelivered days, and those of card payments whose money may still come. */
export const owedDays = (productId: number, client: SqlClient = null): Promise<OwedRange[]> =>
  rows<OwedRange>(client, OWED, { productId, states: STATES, awaited: [...AWAITED_STATES] })

const OWED = `
  select i.from_day::text as from, i.to_day::text as to, 'order ' || o.number as by,
         i.include_degraded as "wantsDegraded"
    from order_items i join orders o on o.id = i.order_id
   where i.product_id = :productId and o.state = any(:states)
  union all
  select line -> 'range' ->> 'from', line -> 'range' ->> 'to', 'card payment ' || p.provider_order_id,
         coalesce((line -> 'degradedIncluded')::boolean, false)
    from payment_attempts p, jsonb_array_elements(p.checkout -> 'quote' -> 'lines') as line
   where p.state = any(:awaited) and (line -> 'product' ->> 'id')::int = :productId
   order by by, "from"`

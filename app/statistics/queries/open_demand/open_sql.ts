const IS_HELD = 'q.order_number is null and q.valid_until >= shop_today() and q.user_id is not null'

/** What lies in a basket, at the prices that its owner saw last; what is of a saved quote that holds stands with that. */
const BASKETS = `
  select 'Basket' as kind, i.user_id, null::bigint as number, null::date as created_on,
         count(*) as items, coalesce(sum(i.seen_price_cents), 0)::bigint as cents,
         string_agg(distinct coalesce(p.name, i.product_code), ', ') as products,
         array_agg(distinct i.product_code) as codes,
         min(i.created_at) as created_at, null::date as valid_until
    from basket_items i left join products p on p.code = i.product_code
   where not exists (select from saved_quotes q where q.number = i.saved_quote and ${IS_HELD})
   group by i.user_id`

/** Saved quotes that hold and are not ordered, without their fee, which is not of what is wanted. */
const QUOTES = `
  select 'Quote', q.user_id, q.number, q.created_on, count(*),
         coalesce(sum((line ->> 'priceCents')::bigint), 0)::bigint,
         string_agg(distinct line #>> '{product,name}', ', '),
         array_agg(distinct line #>> '{product,code}'), q.created_at, q.valid_until
    from saved_quotes q, jsonb_array_elements(q.quote -> 'lines') as line
   where ${IS_HELD}
   group by q.number`

/** Both, with their owners `u`. What staff have is wanted by nobody who pays. */
export const OPEN_DEMAND = `
  (${BASKETS} union all ${QUOTES}) d
  join users u on u.id = d.user_id and u.erased_at is null and u.merged_into is null
   and u.kind <> 'staff'`

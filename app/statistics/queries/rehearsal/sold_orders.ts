import { rows } from '#shared/database'

/** Read at a time: little enough that a worker does other things in between. */
const AT_ONCE = 4_000

type Item = [
  productId: number,
  countedDays: number,
  priceCents: number,
  isins: number | null,
  code: string,
  name: string,
]

export type SoldRow = {
  id: number
  number: number
  userId: number
  day: string
  company: string
  country: string | null
  paymentMethod: 'BankTransfer' | 'Card' | 'Quota'
  discountCents: number
  isFree: boolean
  netCents: number
  setFeeCents: number | null
  setVatPercent: number | null
  quotaId: number | null
  returnedCents: number | null
  items: Item[]
}

/** Orders since a day that were not given up, in the order of their ids, some at a time. */
export async function* soldOrders(since: string): AsyncGenerator<SoldRow[]> {
  let after = 0
  while (true) {
    const found = await rows<SoldRow>(null, ORDERS, { since, after, most: AT_ONCE })
    if (found.length > 0) yield found
    if (found.length < AT_ONCE) return
    after = found.at(-1)!.id
  }
}

export async function countSold(since: string): Promise<number> {
  const [counted] = await rows<{ n: number }>(
    null,
    `select count(*) as n from orders o where ${SOLD}`,
    { since }
  )
  return counted!.n
}

/** Orders `o` that are sold again. */
export const SOLD = `
  o.created_at >= shop_day_begins(:since::date) and o.number is not null
  and o.state not in ('New', 'Locked') and sales_state(o) not in ('Failed', 'Rejected')`

/** How many securities an item was charged for, and what the rules said, only the explained price says. */
const ORDERS = `
  with found as materialized (
    select o.* from orders o where o.id > :after and ${SOLD} order by o.id limit :most
  )
  select o.id, o.number, o.user_id as "userId", shop_day(o.created_at) as day, o.company,
         o.delivery_address ->> 'country' as country, o.payment_method as "paymentMethod",
         o.discount_cents as "discountCents", o.net_cents as "netCents",
         (o.subtotal_cents > 0 and o.discount_cents >= o.subtotal_cents) as "isFree",
         case when o.fee_cents <> case asked.fee ->> 'reason' when 'small_order'
                                  then (asked.fee ->> 'amountCents')::bigint else 0 end
              then o.fee_cents end as "setFeeCents",
         case when o.vat_reason = 'staff' or o.vat_percent <> (asked.vat ->> 'percent')::numeric
              then o.vat_percent::float8 end as "setVatPercent",
         e.quota_id as "quotaId", e.returned_cents as "returnedCents",
         coalesce(sold.items, '[]') as items
    from found o
    cross join lateral jsonb_to_record(o.quote) as asked(fee jsonb, vat jsonb)
    left join quota_entries e on e.order_id = o.id and e.state <> 'Released'
    left join lateral (
      select json_agg(json_build_array(i.product_id, i.counted_days, i.price_cents,
               case when jsonb_exists(i.filters, 'isins')
                    then (o.quote #> array['lines', (i.position - 1)::text, 'pricing', 'isins'])::int
               end, i.product_code, i.product_name) order by i.position) as items
        from order_items i where i.order_id = o.id) sold on true
   order by o.id`

import { receivedDays } from '#subscriptions'
import {
  EVERYTHING,
  free,
  heldBy,
  LOCKED,
  LOCKS,
  partsOf,
  RANGE,
  STRETCH,
  type Held,
} from '#contracts/lists/permissioning/held_sql'
import { PAST } from '#contracts/lists/permissioning/past_sql'
import { CONTRACT_DAYS } from '#contracts/queries/entitlements/covered'

/*
 * Who could receive what, each by its way: columns key, user_id, his email and company, partner_id, type_id, what, way, basis,
 * reference, days, the days on which these could be `received`, `starts` and `ends` beyond which none of them lies,
 * by which a day finds few rows soon, for how many companies of a group a contract is beside the one that signed, and
 * the days on which somebody was `locked`, who could receive nothing then: each stretch beside them is a row; and between
 * which days it was `held`, of what was taken away or changed since, null of what is there still.
 */

const ranges = (subscriptions: string, whenSeen: string) => ({
  range: 'h.id',
  from: `${subscriptions} s
    join subscription_ranges h on h.subscription_id = s.id and not s.is_unrestricted and ${whenSeen}`,
  parts: partsOf(RANGE, 'h.is_trial'),
  received: receivedDays({ days: 'e.part', subscription: 's', range: 'h' }),
  starts: `coalesce(h.starts_on, '-infinity')`,
})

/** Nothing is received behind its last day. */
const SEEN_AT_ONCE: Held = {
  ...ranges('subscription_users', 'h.visible_from is null and s.visible_from is null'),
  ends: `coalesce(h.ends_on, 'infinity')`,
}

const LATER = `(
    select one.* from subscription_users one
     where one.id in (select id from subscription_users where visible_from is not null
                      union select subscription_id from subscription_ranges where visible_from is not null))`

/** Few: days that may be over before they may be seen. */
const SEEN_LATER: Held = {
  ...ranges(LATER, 'num_nonnulls(h.visible_from, s.visible_from) > 0'),
  ends: `'infinity'::date`,
}

const UNRESTRICTED: Held = {
  range: `'0'`,
  from: 'subscription_users s',
  parts: partsOf(EVERYTHING, 'false'),
  received: receivedDays({ days: 'e.part', subscription: 's' }),
  ...{ starts: `'-infinity'::date`, ends: `'infinity'::date` },
}

/** Of what has no days of data but those on which it could be received. */
const twice = (days: string) => `${days}, ${days}`

/** From the day on which an order was ready until its files could not be fetched any more. */
const ORDERS = `
  select 'o:' || i.id || ${STRETCH}, o.user_id, u.email, u.company, u.business_partner_id::bigint, null, i.product_name, 'Order',
         case when exists (select from invoices n where n.order_number = o.number) then 'Invoice'
              when o.payment_method = 'Quota' then 'Quota'
              when exists (select from order_payments p where p.order_number = o.number)
                or exists (select from payment_attempts p
                            where p.order_number = o.number and p.state = 'Paid') then 'Payment'
              else 'None' end,
         o.number::text, ${twice('w.received')},
         shop_day(o.completed_at), coalesce(o.last_download_day, 'infinity'), null, null, ${LOCKS}, null
    from orders o
    join users u on u.id = o.user_id
    join order_items i on i.order_id = o.id
    ${LOCKED} ${free(`daterange(shop_day(o.completed_at), o.last_download_day, '[]')`)}
   where o.completed_at is not null and o.state in ('Completed', 'Archived')`

/** What a company may receive, whether somebody of it does or not. */
const CONTRACTS = `
  select 'c:' || c.id, null, null, null, c.partner_id, null, p.name, 'Contract', 'Contract', c.clm_ma_number,
         ${twice(`daterange(c.start_date, c.end_date, '[]')`)}, coalesce(c.start_date, '-infinity'),
         coalesce(c.end_date, 'infinity'), null, c.affiliates, null, null
    from contracts c join information_products p on p.id = c.product_id`

const permissions = (behind: string) => `(
  ${heldBy(SEEN_AT_ONCE, behind)} union all
  ${heldBy(SEEN_LATER, behind)} union all
  ${heldBy(UNRESTRICTED, behind)} and s.is_unrestricted union all
  ${PAST.map((one) => `${heldBy(one, behind)} union all`).join('')} ${ORDERS} union all ${CONTRACTS})`

export const PERMISSIONS = permissions('null::jsonb')

/** The same with the contracts behind each row, for tables that cannot be asked again for the rows that are shown. */
export const PERMISSIONS_WITH_CONTRACTS = permissions(
  `jsonb_agg(jsonb_build_object('number', c.clm_ma_number, 'days', d.days::text))`
)

/** Contracts that cover a stretch of somebody's days; for the rows that are shown. */
export const CONTRACTS_BEHIND = `(
  select string_agg(distinct c.clm_ma_number, ', ')
    from ${CONTRACT_DAYS}
   where c.partner_id = e.partner_id and r.subscription_type_id = e.type_id and d.days && e.days)`

/** The same of what stands with each row. */
export const CONTRACTS_WITH_ROW = `(
  select string_agg(distinct b.one->>'number', ', ')
    from jsonb_array_elements(e.behind) b (one) where (b.one->>'days')::daterange && e.days)`

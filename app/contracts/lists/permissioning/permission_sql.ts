import { LOCKED_DAYS } from '#identity'
import { receivedDays } from '#subscriptions'
import { CONTRACT_DAYS } from '#contracts/queries/entitlements/covered'

/*
 * Who could receive what, each by its way: columns key, user_id, his email and company, partner_id, type_id, what, way, basis,
 * reference, days, the days on which these could be `received`, `starts` and `ends` beyond which none of them lies,
 * by which a day finds few rows soon, for how many companies of a group a contract is beside the one that signed, and
 * the days on which somebody was `locked`, who could receive nothing then: each stretch beside them is a row.
 */

/** Of all companies at once: for each row of the report alone it would take a hundred times as long. */
const signed = (behind: string) => `(
      select c.partner_id, r.subscription_type_id as type_id, range_agg(d.days) as days, ${behind} as behind
        from ${CONTRACT_DAYS} group by c.partner_id, r.subscription_type_id)`

/** Distinct so that PostgreSQL knows it: else it would rather hash all that anybody has than these few. */
const ACCEPTED = `(
      select distinct on (id) substr(finding, 3)::bigint as id, reason,
             datemultirange(daterange(shop_day(created_at), accepted_until, '[]')) as days
        from contract_acceptances where finding like 's:%')`

/** Days of what somebody has, cut where a contract or an exception begins to cover them and where it ends; most meet neither. */
const partsOf = (days: string, isTrial: string) => `(
      select ${days} as part, case when ${isTrial} then 'Trial' else 'None' end as basis
       where ${isTrial} or ${MEETS} = 0
      union all
      select part, 'Contract' from unnest(datemultirange(${days}) * c.days) part
       where not ${isTrial} and c.days is not null
      union all
      select part, 'Exception' from unnest((datemultirange(${days}) - coalesce(c.days, '{}')) * x.days) part
       where not ${isTrial} and x.days is not null
      union all
      select part, 'None' from unnest(datemultirange(${days}) - coalesce(c.days, '{}') - coalesce(x.days, '{}')) part
       where not ${isTrial} and ${MEETS} > 0)`

const MEETS = 'num_nonnulls(c.days, x.days)'
const EVERYTHING = `'(,)'::daterange`
const RANGE = `daterange(h.starts_on, h.ends_on, '[]')`

const LOCKED = `left join ${LOCKED_DAYS} l on l.user_id = u.id`

/** Of who was locked the stretches in between; of everybody else all at once. */
const free = (received: string) => `
    cross join lateral (select ${received} as days) v
    cross join lateral (
      select v.days where l.days is null and not isempty(v.days)
      union all
      select unnest(datemultirange(v.days) - l.days) where l.days is not null) w (received)`

const STRETCH = `case when l.days is null then '' else ':' || coalesce(lower(w.received)::text, '') end`
const LOCKS = 'l.days * datemultirange(v.days)'

type Held = Record<'range' | 'from' | 'parts' | 'received' | 'starts' | 'ends', string>

/** What was taken away again stands in the history of its subscription, and not here. */
const held = ({ range, from, parts, received, starts, ends }: Held, behind: string) => `
  select 's:' || s.id || ':' || ${range} || ':' || coalesce(lower(e.part)::text, '') || ${STRETCH} as key,
         u.id as user_id, u.email, u.company as own_company,
         u.business_partner_id::bigint as partner_id, s.type_id, t.name as what,
         'Subscription' as way, e.basis, case e.basis when 'Exception' then x.reason end as reference,
         e.part as days, w.received, ${starts} as starts, ${ends} as ends, c.behind, null::int as affiliates,
         ${LOCKS} as locked
    from ${from}
    join users u on u.id = s.user_id
    join subscription_types t on t.id = s.type_id
    left join ${signed(behind)} c on c.partner_id = u.business_partner_id::bigint and c.type_id = s.type_id
    left join ${ACCEPTED} x on x.id = s.id
    cross join lateral ${parts} e
    ${LOCKED} ${free(received)}
   where u.erased_at is null`

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
         shop_day(o.completed_at), coalesce(o.last_download_day, 'infinity'), null, null, ${LOCKS}
    from orders o
    join users u on u.id = o.user_id
    join order_items i on i.order_id = o.id
    ${LOCKED} ${free(`daterange(shop_day(o.completed_at), o.last_download_day, '[]')`)}
   where o.completed_at is not null and o.state in ('Completed', 'Archived')`

/** What a company may receive, whether somebody of it does or not. */
const CONTRACTS = `
  select 'c:' || c.id, null, null, null, c.partner_id, null, p.name, 'Contract', 'Contract', c.clm_ma_number,
         ${twice(`daterange(c.start_date, c.end_date, '[]')`)}, coalesce(c.start_date, '-infinity'),
         coalesce(c.end_date, 'infinity'), null, c.affiliates, null
    from contracts c join information_products p on p.id = c.product_id`

const permissions = (behind: string) => `(
  ${held(SEEN_AT_ONCE, behind)} union all
  ${held(SEEN_LATER, behind)} union all
  ${held(UNRESTRICTED, behind)} and s.is_unrestricted union all ${ORDERS} union all ${CONTRACTS})`

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

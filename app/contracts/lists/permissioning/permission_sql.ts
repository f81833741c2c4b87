import { CONTRACT_DAYS } from '#contracts/queries/entitlements/covered'

/* Who could receive what, each by its way: columns key, user_id, partner_id, what, way, basis, reference, days. */

/** Days of what somebody has, cut where a contract or an exception begins to cover them and where it ends. */
const PARTS = `
  select part, 'Trial' as basis from unnest(g.days) part where g.is_trial
  union all
  select part, 'Contract' from unnest(g.days * c.days) part where not g.is_trial
  union all
  select part, 'Exception' from unnest((g.days - c.days) * a.days) part where not g.is_trial
  union all
  select part, 'None' from unnest(g.days - c.days - a.days) part where not g.is_trial`

const COVERING = `${CONTRACT_DAYS}
       where c.partner_id = u.business_partner_id::bigint and r.subscription_type_id = s.type_id`

/** What was taken away again stands in the history of its subscription, and not here. */
const SUBSCRIPTIONS = `
  select 's:' || s.id || ':' || coalesce(h.id, 0) || ':' || coalesce(lower(e.part)::text, '') as key, s.user_id,
         u.business_partner_id::bigint as partner_id, t.name as what, 'Subscription' as way, e.basis,
         case e.basis
           when 'Contract' then (select string_agg(distinct c.clm_ma_number, ', ')
                                   from ${COVERING} and d.days && e.part)
           when 'Exception' then a.reason end as reference,
         e.part as days
    from subscription_users s
    join users u on u.id = s.user_id
    join subscription_types t on t.id = s.type_id
    left join subscription_ranges h on h.subscription_id = s.id and not s.is_unrestricted
    cross join lateral (select coalesce(h.is_trial, false) as is_trial,
                               datemultirange(case when s.is_unrestricted then daterange(null, null)
                                              else daterange(h.starts_on, h.ends_on, '[]') end) as days) g
    cross join lateral (select coalesce(range_agg(d.days), '{}') as days from ${COVERING}) c
    left join lateral (
      select x.reason, datemultirange(daterange(shop_day(x.created_at), x.accepted_until, '[]')) as given
        from contract_acceptances x where x.finding = 's:' || s.id) x on true
    cross join lateral (select x.reason, coalesce(x.given, '{}') as days) a
    cross join lateral (${PARTS}) e
   where u.erased_at is null and (s.is_unrestricted or h.id is not null)`

/** From the day on which an order was ready until its files could not be fetched any more. */
const ORDERS = `
  select 'o:' || i.id, o.user_id, u.business_partner_id::bigint, i.product_name, 'Order',
         case when exists (select from invoices n where n.order_number = o.number) then 'Invoice'
              when o.payment_method = 'Quota' then 'Quota'
              when exists (select from order_payments p where p.order_number = o.number)
                or exists (select from payment_attempts p
                            where p.order_number = o.number and p.state = 'Paid') then 'Payment'
              else 'None' end,
         o.number::text, daterange(shop_day(o.completed_at), o.last_download_day, '[]')
    from orders o
    join users u on u.id = o.user_id
    join order_items i on i.order_id = o.id
   where o.completed_at is not null and o.state in ('Completed', 'Archived')`

/** What a company may receive, whether somebody of it does or not. */
const CONTRACTS = `
  select 'c:' || c.id, null, c.partner_id, p.name, 'Contract', 'Contract', c.clm_ma_number,
         daterange(c.start_date, c.end_date, '[]')
    from contracts c join information_products p on p.id = c.product_id`

export const PERMISSIONS = `(${SUBSCRIPTIONS} union all ${ORDERS} union all ${CONTRACTS})`

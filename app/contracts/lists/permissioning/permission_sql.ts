/* Who could receive what, each by its way: columns key, user_id, partner_id, what, way, basis, reference, days. */

/** What was taken away again stands in the history of its subscription, and not here. */
const SUBSCRIPTIONS = `
  select 's:' || s.id || ':' || coalesce(r.id, 0) as key, s.user_id,
         u.business_partner_id::bigint as partner_id, t.name as what, 'Subscription' as way,
         case when coalesce(r.is_trial, false) then 'Trial'
              when c.numbers is not null then 'Contract'
              when a.finding is not null then 'Exception' else 'None' end as basis,
         case when coalesce(r.is_trial, false) then null else coalesce(c.numbers, a.reason) end as reference,
         g.days
    from subscription_users s
    join users u on u.id = s.user_id
    join subscription_types t on t.id = s.type_id
    left join subscription_ranges r on r.subscription_id = s.id and not s.is_unrestricted
    cross join lateral (select case when s.is_unrestricted then daterange(null, null)
                               else daterange(r.starts_on, r.ends_on, '[]') end as days) g
    left join contract_acceptances a
           on a.finding = 's:' || s.id and a.accepted_until >= shop_today()
    left join lateral (
      select string_agg(distinct c.clm_ma_number, ', ') as numbers
        from contracts c join product_subscriptions p on p.product_id = c.product_id
       where c.partner_id = u.business_partner_id::bigint and p.subscription_type_id = s.type_id
         and (daterange(c.start_date, c.end_date, '[]') && g.days
           or num_nonnulls(c.time_series_from, c.time_series_to) > 0
              and daterange(c.time_series_from, c.time_series_to, '[]') && g.days)) c on true
   where u.erased_at is null and (s.is_unrestricted or r.id is not null)`

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

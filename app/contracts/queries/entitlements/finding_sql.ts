import { COVERED } from '#contracts/queries/entitlements/covered'

/**
 * Expressions for a `with`, of which the last, `found`, has what does not agree on the day `:day`: only what has that day
 * is read. Trials need no contract; a contract covers its running days and its time series, for every subscription type
 * that its product stands for. Conditions say of which subscriptions `s` with their users `u`, with which of all trials,
 * and of which contracts `c`.
 */
export const foundAmong = (held: string, trials: string, contracts: string): string => `
  covered as (
${COVERED}
  group by c.partner_id, r.subscription_type_id),
  trials as (
    select subscription_id, range_agg(daterange(starts_on, ends_on, '[]')) as days
      from subscription_ranges where is_trial and ${trials} group by subscription_id),
  held as (
    select s.id, s.type_id, s.user_id, u.business_partner_id::bigint as partner_id,
           case when s.is_unrestricted then '{(,)}'::datemultirange else s.days end
             - coalesce(t.days, '{}') as days
      from subscription_users s
      join users u on u.id = s.user_id
      left join trials t on t.subscription_id = s.id
  where u.erased_at is null and u.merged_into is null
       and (s.is_unrestricted or s.days @> :day::date) and ${held}),
  judged as (
    select h.*, c.numbers, coalesce(c.days, '{}') as covered,
           h.days - coalesce(c.days, '{}') as outside
      from held h
      left join covered c on c.partner_id = h.partner_id and c.type_id = h.type_id
  where h.days @> :day::date),
  over as (
    select partner_id from contracts group by partner_id
    having max(coalesce(end_date, 'infinity')) < :day::date),
  found as (
    select 's:' || j.id as id, j.user_id, btrim(n.first_name || ' ' || n.last_name) as user_name, j.partner_id, j.type_id, t.name as what, numbers,
           outside as days, j.covered as agreed, j.days * j.covered as given,
           case when j.covered @> :day::date then 'beyond' when o.partner_id is not null then 'ended'
                else 'without_contract' end as kind
      from judged j join subscription_types t on t.id = j.type_id
      left join over o on o.partner_id = j.partner_id
      left join users n on n.id = j.user_id
  where not isempty(outside)
    union all
    select 'c:' || c.id, null, null, c.partner_id, null, p.name, array[c.clm_ma_number],
           daterange(c.start_date, c.end_date, '[]')::datemultirange,
           daterange(c.start_date, c.end_date, '[]')::datemultirange, '{}', 'without_data'
      from contracts c join information_products p on p.id = c.product_id
  where daterange(c.start_date, c.end_date, '[]') @> :day::date
       and ${contracts} and exists (select from product_subscriptions r where r.product_id = c.product_id)
       and not exists (select from product_subscriptions r
                         join held h on h.type_id = r.subscription_type_id
                        where r.product_id = c.product_id and h.partner_id = c.partner_id
                          and h.days @> :day::date))`

export const FOUND = foundAmong('true', 'true', 'true')

import { LOCKED_DAYS } from '#identity'
import { CONTRACT_DAYS } from '#contracts/queries/entitlements/covered'

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
export const partsOf = (days: string, isTrial: string) => `(
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
export const EVERYTHING = `'(,)'::daterange`
export const RANGE = `daterange(h.starts_on, h.ends_on, '[]')`

export const LOCKED = `left join ${LOCKED_DAYS} l on l.user_id = u.id`

/** Of who was locked the stretches in between; of everybody else all at once. */
export const free = (received: string) => `
    cross join lateral (select ${received} as days) v
    cross join lateral (
      select v.days where l.days is null and not isempty(v.days)
      union all
      select unnest(datemultirange(v.days) - l.days) where l.days is not null) w (received)`

export const STRETCH = `case when l.days is null then '' else ':' || coalesce(lower(w.received)::text, '') end`
export const LOCKS = 'l.days * datemultirange(v.days)'

export type Held = Record<'range' | 'from' | 'parts' | 'received' | 'starts' | 'ends', string> & {
  /** The days from which and until which it was so, of what was taken away or changed since. */
  held?: string
}

const NOT_OVER = 'null::daterange'

/** What somebody has or had by subscription, each part by what it rests on. */
export const heldBy = (
  { range, from, parts, received, starts, ends, held = NOT_OVER }: Held,
  behind: string
) => `
  select 's:' || s.id || ':' || ${range} || ':' || coalesce(lower(e.part)::text, '') || ${STRETCH} as key,
         u.id as user_id, u.email, u.company as own_company,
         u.business_partner_id::bigint as partner_id, s.type_id, t.name as what,
         'Subscription' as way, e.basis, case e.basis when 'Exception' then x.reason end as reference,
         e.part as days, w.received, ${starts} as starts, ${ends} as ends, c.behind, null::int as affiliates,
         ${LOCKS} as locked, ${held} as held
    from ${from}
    join users u on u.id = s.user_id
    join subscription_types t on t.id = s.type_id
    left join ${signed(behind)} c on c.partner_id = u.business_partner_id::bigint and c.type_id = s.type_id
    left join ${ACCEPTED} x on x.id = s.id
    cross join lateral ${parts} e
    ${LOCKED} ${free(received)}
   where u.erased_at is null`

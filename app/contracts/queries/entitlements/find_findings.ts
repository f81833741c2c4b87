import { rows } from '#shared/database'
import type { Stretch } from '#contracts/domain/stretch'
import { COVERED, stretches } from '#contracts/queries/entitlements/covered'

export type FindingKind = 'without_contract' | 'ended' | 'without_data' | 'beyond'

/** Where what somebody is given and what his company has signed are not the same. */
export type Finding = {
  /** `s:<subscription>`, or `c:<contract>`. */
  id: string
  kind: FindingKind
  userId: number | null
  userName: string | null
  bpId: number | null
  bpName: string | null
  typeId: number | null
  /** The subscription type, or the information product of a contract that nobody uses. */
  what: string
  /** Numbers of the contracts that cover some of it, or that nobody uses. */
  numbers: string[]
  /** The days that no contract covers, or that a contract entitles to. */
  days: Stretch[]
  acceptedUntil: string | null
  reason: string | null
  acceptedBy: string | null
  /** How many of its kind there are, accepted or not. */
  ofKind: number
}

const MOST_OF_KIND = 50

/**
 * What does not agree on a day, the first of each kind by company. Trials need no contract; a contract
 * covers its running days and its time series, for every subscription type that its product stands for.
 */
export const findFindings = (day: string, most = MOST_OF_KIND): Promise<Finding[]> =>
  rows<Finding>(
    null,
    `with covered as (
${COVERED}
        group by c.partner_id, r.subscription_type_id),
     trials as (
       select subscription_id, range_agg(daterange(starts_on, ends_on, '[]')) as days
         from subscription_ranges where is_trial group by subscription_id),
     held as (
       select s.id, s.type_id, s.user_id, u.business_partner_id::bigint as partner_id,
              btrim(u.first_name || ' ' || u.last_name) as name,
              case when s.is_unrestricted then '{(,)}'::datemultirange else s.days end
                - coalesce(t.days, '{}') as days
         from subscription_users s
         join users u on u.id = s.user_id
         left join trials t on t.subscription_id = s.id
        where u.erased_at is null and u.merged_into is null),
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
       select 's:' || j.id as id, user_id, j.name as user_name, j.partner_id, j.type_id, t.name as what, numbers,
              outside as days,
              case when j.covered @> :day::date then 'beyond' when o.partner_id is not null then 'ended'
                   else 'without_contract' end as kind
         from judged j join subscription_types t on t.id = j.type_id
         left join over o on o.partner_id = j.partner_id
        where not isempty(outside)
       union all
       select 'c:' || c.id, null, null, c.partner_id, null, p.name, array[c.clm_ma_number],
              daterange(c.start_date, c.end_date, '[]')::datemultirange, 'without_data'
         from contracts c join information_products p on p.id = c.product_id
        where daterange(c.start_date, c.end_date, '[]') @> :day::date
          and exists (select from product_subscriptions r where r.product_id = c.product_id)
          and not exists (select from product_subscriptions r
                            join held h on h.type_id = r.subscription_type_id
                           where r.product_id = c.product_id and h.partner_id = c.partner_id
                             and h.days @> :day::date)),
     ranked as (
       select f.*, b.name as bp_name, a.accepted_until, a.reason, a.actor_label,
              count(*) over (partition by f.kind) as of_kind,
              row_number() over (partition by f.kind, a.finding is null
                                 order by lower(b.name), f.user_id, f.id) as place
         from found f
         left join business_partners b on b.id = f.partner_id
         left join contract_acceptances a on a.finding = f.id and a.accepted_until >= :day::date)
     select r.id, r.kind, r.user_id as "userId", r.user_name as "userName", r.partner_id as "bpId",
            r.bp_name as "bpName", r.type_id as "typeId", r.what,
            coalesce(r.numbers, '{}') as numbers,
            ${stretches('r.days')} as days,
            r.accepted_until as "acceptedUntil", r.reason, r.actor_label as "acceptedBy",
            r.of_kind as "ofKind"
       from ranked r where r.place <= :most
      order by r.kind, r.place`,
    { day, most }
  )

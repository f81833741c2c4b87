import { rows } from '#shared/database'
import type { BelongingDays } from '#contracts/queries/evidence/asked'
import { knownThen } from '#contracts/queries/known_then'

export type KnownPerson = {
  id: number
  email: string
  name: string
  company: string
  bpId: string | null
  /** What the business partner was called; null where none is known by the number. */
  partnerName: string | null
  /** When he belonged to the company; the whole time of whose evidence it is. */
  belonged: BelongingDays[]
}

type Period = { from: string; to: string; moment: Date }

const MOMENT = ':moment::timestamptz'

const COMPANY = `coalesce(${knownThen('user', 'u.id', 'company', MOMENT)}, u.company)`

const PARTNER = `coalesce(${knownThen('business_partner', 'o.bp_id', 'name', MOMENT)},
            (select p.name from business_partners p where p.id::text = o.bp_id))`

/**
 * To which partner everybody belonged and when, as it was known at the moment: what the first change says of
 * before it, or what he has now, and then what each change says. Who had none before his first counts to that.
 */
const SPANS = `
  changes as (
    select e.subject_id, e.created_at, e.seq, e.before->>'bpId' as before_id, e.after->>'bpId' as after_id
      from audit_events e
     where e.subject_type = 'user' and e.action = 'user.business_partner_changed'),
  firsts as (select distinct on (subject_id) * from changes order by subject_id, seq),
  spans as (
    select subject_id, after_id as bp_id, created_at as since,
           lead(created_at) over (partition by subject_id order by seq) as until
      from changes where created_at < ${MOMENT}
    union all
    select u.id::text,
           case when f.subject_id is null then u.business_partner_id
                when f.created_at < ${MOMENT} then coalesce(f.before_id, f.after_id)
                else f.before_id end,
           null, case when f.created_at < ${MOMENT} then f.created_at end
      from users u left join firsts f on f.subject_id = u.id::text)`

/** Somebody, and who belonged in the period to the company that was his at a moment. */
export const peopleKnown = (userId: number, period: Period): Promise<KnownPerson[]> =>
  rows<KnownPerson>(
    null,
    `with ${SPANS},
     own as (select bp_id from spans where subject_id = (:userId::bigint)::text and until is null),
     colleagues as (
       select s.subject_id::bigint as user_id,
              jsonb_agg(jsonb_build_object('userId', s.subject_id::bigint,
                        'since', s.since, 'until', s.until, 'from', shop_day(s.since),
                        'to', shop_day(s.until)) order by s.since nulls first) as belonged
         from spans s join own o on o.bp_id = s.bp_id
        where s.subject_id <> (:userId::bigint)::text
          and (s.since is null or s.since < shop_day_begins(:to::date + 1))
          and (s.until is null or s.until > shop_day_begins(:from::date))
        group by s.subject_id)
     select u.id, u.email, btrim(u.first_name || ' ' || u.last_name) as name, ${COMPANY} as company,
            o.bp_id as "bpId", ${PARTNER} as "partnerName",
            coalesce(c.belonged, jsonb_build_array(jsonb_build_object('userId', u.id,
                     'since', null, 'until', null, 'from', null, 'to', null))) as belonged
       from users u
       left join colleagues c on c.user_id = u.id
       left join own o on true
      where (u.id = :userId::bigint or c.user_id is not null)
        and u.merged_into is null and u.created_at < ${MOMENT}
      order by u.id <> :userId::bigint, u.email, u.id`,
    { userId, ...period }
  )

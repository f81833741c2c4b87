import { rows } from '#shared/database'
import { knownThen } from '#contracts/queries/known_then'

export type KnownPerson = {
  id: number
  email: string
  name: string
  company: string
  bpId: string | null
  /** What the business partner was called; null where none is known by the number. */
  partnerName: string | null
}

const MOMENT = ':moment::timestamptz'

const COMPANY = `coalesce(${knownThen('user', 'b.id', 'company', MOMENT)}, b.company)`

const PARTNER = `coalesce(${knownThen('business_partner', 'b.bp_id', 'name', MOMENT)},
            (select p.name from business_partners p where p.id::text = b.bp_id))`

/**
 * Somebody, and who belonged to the same company at a moment: the partner of each is that of the last
 * change before it, else what the first change after it says of before, else what he has now. So are the
 * names of his company and of the partner.
 */
export const peopleKnown = (userId: number, moment: Date): Promise<KnownPerson[]> =>
  rows<KnownPerson>(
    null,
    `with changes as (
       select e.subject_id, e.created_at, e.seq, e.before->>'bpId' as before_id, e.after->>'bpId' as after_id
         from audit_events e
        where e.subject_type = 'user' and e.action = 'user.business_partner_changed'),
     belonged as (
       select u.id, u.email, u.first_name || ' ' || u.last_name as name, u.company,
              case when past.subject_id is not null then past.after_id
                   when next.subject_id is not null then next.before_id
                   else u.business_partner_id end as bp_id
         from users u
         left join lateral (select * from changes c where c.subject_id = u.id::text
           and c.created_at < :moment::timestamptz order by c.seq desc limit 1) past on true
         left join lateral (select * from changes c where c.subject_id = u.id::text
           and c.created_at >= :moment::timestamptz order by c.seq limit 1) next on true
        where u.merged_into is null and u.created_at < :moment::timestamptz)
     select b.id, b.email, btrim(b.name) as name, ${COMPANY} as company, b.bp_id as "bpId",
            ${PARTNER} as "partnerName"
       from belonged b
      where b.id = :userId::bigint
         or b.bp_id = (select bp_id from belonged where id = :userId::bigint)
      order by b.id <> :userId::bigint, b.email, b.id`,
    { userId, moment }
  )

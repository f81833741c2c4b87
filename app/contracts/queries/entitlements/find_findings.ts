import { rows } from '#shared/database'
import type { Stretch } from '#contracts/domain/stretch'
import { stretches } from '#contracts/queries/entitlements/covered'
import { FOUND } from '#contracts/queries/entitlements/finding_sql'

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
  /** The days that contracts cover of what somebody has, and those of them that he is given. */
  agreed: Stretch[]
  given: Stretch[]
  acceptedUntil: string | null
  reason: string | null
  acceptedBy: string | null
  /** How many of its kind there are that are accepted as it is, or open as it is. */
  ofKind: number
}

const MOST_OF_KIND = 50

/** What does not agree on a day, the first of each kind by company. */
export const findFindings = (day: string, most = MOST_OF_KIND): Promise<Finding[]> =>
  rows<Finding>(
    null,
    `with ${FOUND},
     ranked as (
       select f.*, b.name as bp_name, a.accepted_until, a.reason, a.actor_label,
              count(*) over (partition by f.kind, a.finding is null) as of_kind,
              row_number() over (partition by f.kind, a.finding is null
                                 order by lower(b.name), f.user_id, f.id) as place
         from found f
         left join business_partners b on b.id = f.partner_id
         left join contract_acceptances a on a.finding = f.id and a.accepted_until >= :day::date)
     select r.id, r.kind, r.user_id as "userId", r.user_name as "userName", r.partner_id as "bpId",
            r.bp_name as "bpName", r.type_id as "typeId", r.what,
            coalesce(r.numbers, '{}') as numbers,
            ${stretches('r.days')} as days, ${stretches('r.agreed')} as agreed,
            ${stretches('r.given')} as given,
            r.accepted_until as "acceptedUntil", r.reason, r.actor_label as "acceptedBy",
            r.of_kind as "ofKind"
       from ranked r where r.place <= :most
      order by r.kind, r.place`,
    { day, most }
  )

import { rows } from '#shared/database'
import { literally } from '#shared/lists'
import type { Stretch } from '#contracts/domain/stretch'
import { stretches } from '#contracts/queries/entitlements/covered'
import { FOUND, foundAmong } from '#contracts/queries/entitlements/finding_sql'
import { STAMP, STILL_ACCEPTED } from '#contracts/queries/entitlements/still_accepted'

export const FINDING_KINDS = ['without_contract', 'ended', 'without_data', 'beyond'] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** `search`: in names, numbers, types and products; `kind`: of the others one row comes along, which counts them. */
export type FindingWish = { search?: string; kind?: FindingKind | null; page?: number }

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
  /** Says in one text what was seen. */
  stamp: string
  /** How many of its kind there are that are accepted as it is, or open as it is. */
  ofKind: number
}

export const MOST_OF_KIND = 50

/** What does not agree on a day: by company the first of each kind, or a page of one. A page beyond the last is the last. */
export async function findFindings(
  day: string,
  { search = '', kind = null, page = 1 }: FindingWish = {},
  most = MOST_OF_KIND
): Promise<Finding[]> {
  const like = search === '' ? null : `%${literally(search.toLowerCase())}%`
  const first = await rows<First>(null, FIRST, {
    ...{ day, most, like, kind, skip: (page - 1) * most },
  } as never)
  const numbersOf = (of: 's' | 'c') =>
    first.flatMap(({ id }) => (id.startsWith(of) ? [Number(id.slice(2))] : []))
  const subject = { held: numbersOf('s'), signed: numbersOf('c') }
  const told = await rows<Omit<Finding, 'ofKind'>>(null, TOLD, { day, ...subject })
  const toldOf = new Map(told.map((one) => [one.id, one]))
  return first.flatMap(({ id, ofKind }) => {
    const one = toldOf.get(id)
    return one ? [{ ...one, ofKind }] : []
  })
}

type First = { id: string; ofKind: number }

/** All are counted and put in order by little of each: their days would take most of the time. */
const FIRST = `
  with ${FOUND},
  named as (select id, name, rank() over (order by lower(name)) as place from business_partners),
  short as materialized (
    select f.id, f.kind, f.user_id, n.place, a.finding is not null as is_accepted
      from found f
      left join named n on n.id = f.partner_id
      left join contract_acceptances a on ${STILL_ACCEPTED}
     where :like::text is null
        or lower(concat_ws(' ', n.name, f.partner_id, f.user_name, f.what,
                           array_to_string(f.numbers, ' '))) like :like::text),
  counted as (
    select kind, is_accepted, count(*) as of_kind from short group by kind, is_accepted)
  select p.id, c.of_kind as "ofKind"
    from counted c
   cross join lateral (
     select s.id, s.place, s.user_id from short s
      where s.kind = c.kind and s.is_accepted = c.is_accepted
      order by s.place, s.user_id, s.id
      limit case when coalesce(:kind::text, c.kind) = c.kind then :most::int else 1 end
     offset case when c.kind = :kind::text and not c.is_accepted
                 then least(:skip::int, (c.of_kind - 1) / :most::int * :most::int) else 0 end) p
   order by c.kind, c.is_accepted, p.place, p.user_id, p.id`

const AMONG_HELD = 's.id = any(:held::bigint[])'
const AMONG_TRIALS = 'subscription_id = any(:held::bigint[])'
const AMONG_SIGNED = 'c.id = any(:signed::bigint[])'

const TOLD = `
  with ${foundAmong(AMONG_HELD, AMONG_TRIALS, AMONG_SIGNED)}
  select f.id, f.kind, f.user_id as "userId", f.user_name as "userName", f.partner_id as "bpId",
         b.name as "bpName", f.type_id as "typeId", f.what, coalesce(f.numbers, '{}') as numbers,
         ${stretches('f.days')} as days, ${stretches('f.agreed')} as agreed,
         ${stretches('f.given')} as given,
         a.accepted_until as "acceptedUntil", a.reason, a.actor_label as "acceptedBy",
         ${STAMP} as stamp
    from found f
    left join business_partners b on b.id = f.partner_id
    left join contract_acceptances a on ${STILL_ACCEPTED}`

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { COVERED, stretches } from '#contracts/queries/entitlements/covered'
import type { Stretch } from '#contracts/domain/stretch'

export type Cover = {
  userId: number
  userName: string
  bpId: number | null
  bpName: string | null
  typeId: number
  type: string
  isFilterable: boolean
  covered: Stretch[]
  /** Days that he has and that no contract covers; trials need none. */
  outside: Stretch[]
  /** Says in one text what was seen. */
  stamp: string
}

/** The cover of one subscription; null where there is none. */
export async function findCover(
  subscriptionId: number,
  client: TransactionClientContract | null = null
): Promise<Cover | null> {
  const [found] = await rows<Cover>(client, SELECT, [subscriptionId])
  return found ?? null
}

const SELECT = `
  with one as (
    select s.id, s.type_id, s.user_id, u.business_partner_id::bigint as partner_id,
           btrim(u.first_name || ' ' || u.last_name) as name, t.name as type, t.is_filterable,
           case when s.is_unrestricted then '{(,)}'::datemultirange else s.days end
             - coalesce((select range_agg(daterange(r.starts_on, r.ends_on, '[]'))
                           from subscription_ranges r
                          where r.subscription_id = s.id and r.is_trial), '{}') as days
      from subscription_users s
      join users u on u.id = s.user_id
      join subscription_types t on t.id = s.type_id
     where s.id = ?::bigint),
  covered as (${COVERED}
      join one on one.partner_id = c.partner_id and one.type_id = r.subscription_type_id
     group by c.partner_id, r.subscription_type_id),
  judged as (
    select one.*, coalesce(c.days, '{}') as covered, one.days - coalesce(c.days, '{}') as outside
      from one left join covered c on c.type_id = one.type_id)
  select j.user_id as "userId", j.name as "userName", b.id as "bpId", b.name as "bpName",
         j.type_id as "typeId", j.type, j.is_filterable as "isFilterable", ${stretches('j.covered')} as covered,
         ${stretches('j.outside')} as outside, j.covered || ' ' || j.outside as stamp
    from judged j left join business_partners b on b.id = j.partner_id`

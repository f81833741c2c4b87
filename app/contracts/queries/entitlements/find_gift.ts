import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { literally } from '#shared/lists'
import type { Stretch } from '#contracts/domain/stretch'
import { stretches } from '#contracts/queries/entitlements/covered'

type Contract = { name: string; bpId: number; version: number; days: Stretch[] }
type GivenType = { id: number; name: string; isFilterable: boolean }
/** `misses`: types of which he has not all days of the contract yet. */
type Receiver = { id: number; name: string; email: string; misses: number[] }

/** What a contract grants, and who of its company does not have all of it; `people` counts them all. */
export type Gift = { contract: Contract; types: GivenType[]; users: Receiver[]; people: number }

/** Of a company's people those that are searched for, or these alone. */
type Among = { search?: string; userIds?: readonly number[] }

type Client = TransactionClientContract | null

const MOST_USERS = 500

/** What can be given by a contract; null where there is no such contract. Of very many people the first ones are shown. */
export async function findGift(
  contractId: number,
  client: Client = null,
  { search = '', userIds }: Among = {}
): Promise<Gift | null> {
  const [contract] = await rows<Contract>(client, CONTRACT, [contractId])
  if (!contract) return null
  const types = await rows<GivenType>(client, TYPES, [contractId])
  const found = await rows<Receiver & { people: number }>(client, USERS, {
    ...{ id: contractId, most: Math.max(MOST_USERS, userIds?.length ?? 0) },
    like: search === '' ? null : `%${literally(search.toLowerCase())}%`,
    userIds: userIds ? [...userIds] : null,
  } as never)
  const users = found.map(({ people: _, ...user }) => user)
  return { contract, types, users, people: found[0]?.people ?? 0 }
}

const GRANTED = `
  datemultirange(daterange(c.start_date, c.end_date, '[]'))
    + case when num_nonnulls(c.time_series_from, c.time_series_to) > 0
           then datemultirange(daterange(c.time_series_from, c.time_series_to, '[]'))
           else '{}' end`

const CONTRACT = `
  select b.name || ', ' || c.clm_ma_number as name, b.id as "bpId", c.version, ${stretches(GRANTED)} as days
    from contracts c join business_partners b on b.id = c.partner_id where c.id = ?::bigint`

const TYPES = `
  select t.id, t.name, t.is_filterable as "isFilterable"
    from contracts c join product_subscriptions r on r.product_id = c.product_id
    join subscription_types t on t.id = r.subscription_type_id
   where c.id = ?::bigint order by lower(t.name), t.id`

/** Trials serve no contract. */
const USERS = `
  select u.id, btrim(u.first_name || ' ' || u.last_name) as name, u.email,
         array(select r.subscription_type_id from product_subscriptions r
                 join subscription_types t on t.id = r.subscription_type_id
                where r.product_id = c.product_id and not t.is_filterable
                  and not exists (
                    select from subscription_users s
                     where s.user_id = u.id and s.type_id = t.id
                       and (s.is_unrestricted
                            or (select coalesce(range_agg(daterange(d.starts_on, d.ends_on, '[]')), '{}')
                                  from subscription_ranges d
                                 where d.subscription_id = s.id and not d.is_trial) @> (${GRANTED})))
                order by r.subscription_type_id) as misses, count(*) over () as people
    from contracts c join users u on u.business_partner_id = c.partner_id::text
   where c.id = :id::bigint and u.erased_at is null and u.merged_into is null
     and u.locked_at is null
     and (:userIds::bigint[] is null or u.id = any(:userIds::bigint[]))
     and (:like::text is null
          or lower(concat_ws(' ', u.first_name, u.last_name, u.email)) like :like::text)
   order by lower(u.last_name), u.id limit :most`

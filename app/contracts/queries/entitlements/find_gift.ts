import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { Stretch } from '#contracts/domain/stretch'
import { stretches } from '#contracts/queries/entitlements/covered'

type Contract = { name: string; bpId: number; version: number; days: Stretch[] }
type GivenType = { id: number; name: string; isFilterable: boolean }
/** `misses`: types of which he has not all days of the contract yet. */
type Receiver = { id: number; name: string; email: string; misses: number[] }

/** What a contract grants, and who of its company does not have all of it. */
export type Gift = { contract: Contract; types: GivenType[]; users: Receiver[] }

type Client = TransactionClientContract | null

const MOST_USERS = 500

/** What can be given by a contract; null where there is no such contract. */
export async function findGift(contractId: number, client: Client = null): Promise<Gift | null> {
  const [contract] = await rows<Contract>(client, CONTRACT, [contractId])
  if (!contract) return null
  const types = await rows<GivenType>(client, TYPES, [contractId])
  const users = await rows<Receiver>(client, USERS, { id: contractId, most: MOST_USERS })
  return { contract, types, users }
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
                order by r.subscription_type_id) as misses
    from contracts c join users u on u.business_partner_id = c.partner_id::text
   where c.id = :id::bigint and u.erased_at is null and u.merged_into is null
     and u.locked_at is null
   order by lower(u.last_name), u.id limit :most`

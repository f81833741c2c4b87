import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { Assignable } from '#subscriptions/domain/assignable'
import { NO_TRIAL_VENUES } from '#subscriptions/domain/sales_trial'

export type AssignableType = Assignable & { id: number; name: string; folder: string }

const TYPES = `
  select t.id, t.name, f.name as folder, t.is_filterable as "isFilterable",
         exists (select from subscription_type_products p
                   join product_venues v on v.product_id = p.product_id
                  where p.type_id = t.id and v.venue_id = any(:venues::text[])) as "isKeptFromTrials",
         exists (select from subscription_users s
                  where s.type_id = t.id and s.user_id = :userId::bigint) as "isHeld"
    from subscription_types t join subscription_folders f on f.id = t.folder_id`

/** Every type with what decides whether it can be given to this person, or to a new one. */
export const assignableTypes = (userId: number | null): Promise<AssignableType[]> =>
  rows<AssignableType>(null, `${TYPES} order by f.position, f.name, t.name`, {
    userId,
    venues: [...NO_TRIAL_VENUES],
  } as never)

/** Those of these names; none of them goes while the transaction lasts. */
export const typesNamed = (
  trx: TransactionClientContract,
  names: readonly string[],
  userId: number
): Promise<AssignableType[]> =>
  rows<AssignableType>(
    trx,
    `${TYPES} where t.name = any(:names::text[]) order by t.id for key share of t`,
    { userId, names: [...names], venues: [...NO_TRIAL_VENUES] } as never
  )

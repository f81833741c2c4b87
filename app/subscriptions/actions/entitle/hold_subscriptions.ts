import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

type Held = { typeIds: readonly number[]; userIds: readonly number[] }

/**
 * Sees to it that each of these people holds each of these types, until the transaction ends. One that somebody takes
 * away meanwhile is there again; all who hold several do so in one order, so that none waits for another for ever.
 */
export async function holdSubscriptions(
  trx: TransactionClientContract,
  { typeIds, userIds }: Held
): Promise<void> {
  await rows(trx, HOLD, [[...typeIds], [...userIds]])
}

/** What is there already is written anew as it is: so it is locked, and not overlooked while it goes. */
const HOLD = `
  insert into subscription_users as held (type_id, user_id)
  select t.id, u.id from unnest(?::int[]) as t (id) cross join unnest(?::bigint[]) as u (id)
   order by t.id, u.id
  on conflict (type_id, user_id) do update set updated_at = held.updated_at`

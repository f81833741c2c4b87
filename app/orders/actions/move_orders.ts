import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, type SqlClient } from '#shared/database'
import type { Merger } from '#shared/people'

/** How many orders, and bookings of quotas, go along when an account is merged into another one. */
export async function countOrdersOf(userId: number, client: SqlClient) {
  const [counted] = await rows<{ orders: number; quota_entries: number }>(
    client,
    `select (select count(*) from orders where user_id = :userId) as orders,
            (select count(*) from quota_entries q join orders o on o.id = q.order_id
              where o.user_id = :userId) as quota_entries`,
    { userId }
  )
  return { ...counted! }
}

/** A card payment that is under way, or that waits for a decision, forbids a merger. */
export async function refusePayments(
  trx: TransactionClientContract,
  { from, into }: Merger
): Promise<string | null> {
  const running = await rows(
    trx,
    `select 1 from payment_attempts
      where user_id = any(?)
        and state in ('Created', 'Charging', 'Pending', 'Review', 'Refunding') limit 1`,
    [[from, into]]
  )
  return running.length > 0 ? 'merger.errors.while_paying' : null
}

/**
 * Gives orders and payments of an account to the one that it is merged into. Who ordered stays readable
 * on the order itself; the keys of its payments are nobody's any more.
 */
export async function moveOrders(
  trx: TransactionClientContract,
  { from, into }: Merger
): Promise<void> {
  await rows(trx, 'update orders set user_id = ? where user_id = ?', [into, from])
  await rows(
    trx,
    `update payment_attempts set user_id = :into, idempotency_key = 'merged:' || id
      where user_id = :from`,
    { from, into }
  )
}

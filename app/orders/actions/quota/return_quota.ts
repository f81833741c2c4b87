import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

/** Gives part of what an order has used of a quota back to that very quota, in the caller's transaction. */
export async function returnQuota(
  trx: TransactionClientContract,
  orderId: number,
  amountCents: number
): Promise<void> {
  const [entry] = await rows<{ quotaId: number }>(
    trx,
    `update quota_entries set returned_cents = returned_cents + :amount, updated_at = now()
      where order_id = :orderId and state <> 'Released'
      returning quota_id as "quotaId"`,
    { orderId, amount: amountCents }
  )
  if (!entry) throw new Error(`Order ${orderId} uses no quota`)
  await rows(
    trx,
    'update quotas set used_cents = used_cents - :amount, updated_at = now() where id = :id',
    { id: entry.quotaId, amount: amountCents }
  )
}

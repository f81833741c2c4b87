import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { OrderState } from '#orders/domain/order_state'
import { quotaEntryFor, type QuotaEntryState } from '#orders/domain/quota/quota_entry'

/** An order that gave its quota back cannot be taken up again when the quota is used up meanwhile. */
export class QuotaExhausted extends Error {}

type Entry = { quotaId: number; amountCents: number; state: QuotaEntryState }

/** In the transaction that changes the order; orders paid otherwise have no entry. */
export async function settleQuota(
  trx: TransactionClientContract,
  orderId: number,
  to: OrderState
): Promise<void> {
  const entry = await lockEntry(trx, orderId)
  if (!entry) return
  const next = quotaEntryFor(to, entry.state)
  if (next === entry.state) return

  const change = (next === 'Released' ? -1 : 0) + (entry.state === 'Released' ? 1 : 0)
  if (change !== 0) await shift(trx, entry, change * entry.amountCents)
  await rows(trx, 'update quota_entries set state = ?, updated_at = now() where order_id = ?', [
    next,
    orderId,
  ])
}

async function lockEntry(trx: TransactionClientContract, orderId: number): Promise<Entry | null> {
  const [entry] = await rows<Entry>(
    trx,
    `select quota_id as "quotaId", amount_cents - returned_cents as "amountCents", state
       from quota_entries where order_id = ? for update`,
    [orderId]
  )
  return entry ?? null
}

async function shift(trx: TransactionClientContract, { quotaId }: Entry, cents: number) {
  const shifted = await rows(
    trx,
    `update quotas set used_cents = used_cents + :cents, updated_at = now()
      where id = :quotaId and used_cents + :cents between 0 and total_cents returning id`,
    { cents, quotaId }
  )
  if (shifted.length === 0) throw new QuotaExhausted(`Quota ${quotaId} has nothing left`)
}

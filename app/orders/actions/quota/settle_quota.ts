import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { shiftQuota } from '#orders/actions/quota/shift_quota'
import type { OrderState } from '#orders/domain/order_state'
import { quotaEntryFor, type QuotaEntryState } from '#orders/domain/quota/quota_entry'

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
  if (change !== 0) await shiftQuota(trx, entry.quotaId, change * entry.amountCents)
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

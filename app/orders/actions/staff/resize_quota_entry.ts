import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { Cents } from '#shared/domain/money'
import { shiftQuota } from '#orders/actions/quota/shift_quota'

type Entry = { quotaId: number; amountCents: Cents; state: 'Reserved' | 'Booked' | 'Released' }

/** What was given back stays given back; throws where too little is left (quota rule). */
export async function resizeQuotaEntry(
  trx: TransactionClientContract,
  orderId: number,
  netCents: Cents
): Promise<void> {
  const [entry] = await rows<Entry>(
    trx,
    `select quota_id as "quotaId", amount_cents as "amountCents", state
       from quota_entries where order_id = ? for update`,
    [orderId]
  )
  if (!entry) return
  if (entry.state !== 'Released') await shiftQuota(trx, entry.quotaId, netCents - entry.amountCents)
  await rows(
    trx,
    'update quota_entries set amount_cents = ?, updated_at = now() where order_id = ?',
    [netCents, orderId]
  )
}

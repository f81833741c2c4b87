import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { Cents } from '#shared/domain/money'

/** An order that gave its quota back cannot be taken up again when the quota is used up meanwhile. */
export class QuotaExhausted extends Error {}

/** So much more of a quota is used, or less; throws where too little is left (quota rule). */
export async function shiftQuota(
  trx: TransactionClientContract,
  quotaId: number,
  cents: Cents
): Promise<void> {
  const shifted = await rows(
    trx,
    `update quotas set used_cents = used_cents + :cents, updated_at = now()
      where id = :quotaId and used_cents + :cents between 0 and total_cents returning id`,
    { cents, quotaId }
  )
  if (shifted.length === 0) throw new QuotaExhausted(`Quota ${quotaId} has nothing left`)
}

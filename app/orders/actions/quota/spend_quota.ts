import { rows, type SqlClient } from '#shared/database'
import type { Cents } from '#shared/domain/money'

/**
 * Sets an amount of today's quota aside, in one conditional statement: of any number of parallel
 * orders only as many succeed as fit (quota rule: never overspent). Answers the quota, or null when
 * the amount does not fit or no quota is in force.
 */
export async function spendQuota(client: SqlClient, amountCents: Cents): Promise<number | null> {
  const [quota] = await rows<{ id: number }>(
    client,
    `update quotas set used_cents = used_cents + :amount, updated_at = now()
      where used_cents + :amount <= total_cents
        and shop_today() between date_from and date_to
      returning id`,
    { amount: amountCents }
  )
  return quota?.id ?? null
}

import { rows, type SqlClient } from '#shared/database'
import type { Cents } from '#shared/domain/money'

/** In one statement: never overspent (quota rule). Null: none is in force, or it is too small. */
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

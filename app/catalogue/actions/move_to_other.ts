import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, type SqlClient } from '#shared/database'
import type { Merger } from '#shared/people'

export async function countForMerger(userId: number, client: SqlClient) {
  const [counted] = await rows<{ quotes: number; trials: number }>(
    client,
    `select (select count(*) from saved_quotes where user_id = :userId) as quotes,
            (select count(*) from trial_requests where user_id = :userId) as trials`,
    { userId }
  )
  return { ...counted! }
}

export async function moveToOther(
  trx: TransactionClientContract,
  { from, into }: Merger
): Promise<void> {
  await rows(trx, 'update saved_quotes set user_id = ? where user_id = ?', [into, from])
  await rows(trx, 'update trial_requests set user_id = ? where user_id = ?', [into, from])
}

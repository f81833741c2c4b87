import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

export const listAccessesOf = (userId: number) =>
  rows(
    null,
    `select started_at as "startedAt", way, host(address) as address, agent, outcome,
            bytes_sent as "bytesSent"
       from delivery_accesses where user_id = ? order by id`,
    [userId]
  )

/** Ends what still fetches for them, too; that files were delivered stays (right to erasure). */
export async function forgetReceiver(
  trx: TransactionClientContract,
  userId: number
): Promise<void> {
  await rows(trx, 'delete from delivery_fetch_tokens where user_id = ?', [userId])
  await rows(trx, `update delivery_accesses set address = null, agent = '' where user_id = ?`, [
    userId,
  ])
}

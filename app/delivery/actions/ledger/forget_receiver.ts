import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

/** From where and with what a person fetched files, for the export of personal data. */
export const listAccessesOf = (userId: number) =>
  rows(
    null,
    `select started_at as "startedAt", way, host(address) as address, agent, outcome,
            bytes_sent as "bytesSent"
       from delivery_accesses where user_id = ? order by id`,
    [userId]
  )

/**
 * Forgets from where a person fetched files, and ends what still fetches for them. That a file was
 * delivered stays with its order (right to erasure).
 */
export async function forgetReceiver(
  trx: TransactionClientContract,
  userId: number
): Promise<void> {
  await rows(trx, 'delete from delivery_fetch_tokens where user_id = ?', [userId])
  await rows(trx, `update delivery_accesses set address = null, agent = '' where user_id = ?`, [
    userId,
  ])
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

/** Takes a person's words and name out; what happened, when and in which order stays (erasure). */
export async function eraseFromAudit(
  trx: TransactionClientContract,
  userId: number
): Promise<void> {
  await forgetting(trx, 'a person')
  await rows(
    trx,
    `update audit_events set before = null, after = null, reason = null
      where subject_type = 'user' and subject_id = ?`,
    [String(userId)]
  )
  await rows(trx, 'update audit_events set actor_label = ? where actor_id = ?', [
    `Deleted account ${userId}`,
    userId,
  ])
  await forgetting(trx, '')
}

/** Takes out why something was done to subjects of a person, as nobody knows whom the words name. */
export async function eraseReasons(
  trx: TransactionClientContract,
  type: string,
  ids: readonly number[]
): Promise<void> {
  await forgetting(trx, 'a person')
  await rows(
    trx,
    `update audit_events set reason = null
      where subject_type = ? and subject_id = any(?::text[]) and reason is not null`,
    [type, ids.map(String)]
  )
  await forgetting(trx, '')
}

const forgetting = (trx: TransactionClientContract, what: string) =>
  rows(trx, `select set_config('kontor.forgets', ?, true)`, [what])

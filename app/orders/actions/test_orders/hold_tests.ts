import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

/** What somebody tries out changes one at a time; their real orders wait for nothing. */
export async function holdTests(trx: TransactionClientContract, userId: number): Promise<void> {
  await rows(trx, `select pg_advisory_xact_lock(hashtext('test_orders'), ?::int)`, [userId])
}

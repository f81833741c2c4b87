import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

/** Makes the shop's own provider forget that a person is signed in, and everything it gave out. */
export async function endProviderSessionsOf(
  trx: TransactionClientContract | null,
  subject: string
): Promise<void> {
  await rows(trx, `delete from oidc_records where payload ->> 'accountId' = ?`, [subject])
}

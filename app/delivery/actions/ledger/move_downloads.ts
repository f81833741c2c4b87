import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, type SqlClient } from '#shared/database'
import type { Merger } from '#shared/people'

/** How many downloads and public links go along when an account is merged into another one. */
export async function countDownloads(userId: number, client: SqlClient) {
  const [counted] = await rows<{ downloads: number; links: number }>(
    client,
    `select (select count(*) from delivery_accesses where user_id = :userId) as downloads,
            (select count(*) from delivery_links where created_by = :userId) as links`,
    { userId }
  )
  return { ...counted! }
}

/** Gives claims, downloads and links of an account to the one that it is merged into; what fetches for it by a script has to ask for a new one. */
export async function moveDownloads(
  trx: TransactionClientContract,
  { from, into }: Merger
): Promise<void> {
  const values = [into, from]
  await rows(trx, 'update delivery_claims set user_id = ? where user_id = ?', values)
  await rows(trx, 'update delivery_accesses set user_id = ? where user_id = ?', values)
  await rows(trx, 'update delivery_links set created_by = ? where created_by = ?', values)
  await rows(trx, 'update delivery_links set deleted_by = ? where deleted_by = ?', values)
  await rows(trx, 'delete from delivery_fetch_tokens where user_id = ?', [from])
}

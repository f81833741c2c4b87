import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, type SqlClient } from '#shared/database'
import { selected } from '#shared/lists'
import { QUOTA_COLUMNS, type Quota } from '#orders/queries/quota/find_quota_today'

export async function findQuota(id: number, client: SqlClient = null): Promise<Quota | null> {
  if (!Number.isSafeInteger(id)) return null
  const [quota] = await rows<Quota>(
    client,
    `select ${selected(QUOTA_COLUMNS)} from quotas q where q.id = ?`,
    [id]
  )
  return quota ?? null
}

/** The same, locked until the transaction ends, so that no order is placed from it meanwhile. */
export async function lockQuota(trx: TransactionClientContract, id: number): Promise<Quota | null> {
  if (!Number.isSafeInteger(id)) return null
  await rows(trx, 'select 1 from quotas where id = ? for update', [id])
  return findQuota(id, trx)
}

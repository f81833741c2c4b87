import { rows } from '#shared/database'

export type DeletionRequest = { reason: string | null; createdAt: Date }

/** A person's open wish to have the account deleted, or null. */
export async function findDeletionRequest(userId: number): Promise<DeletionRequest | null> {
  const [request] = await rows<DeletionRequest>(
    null,
    `select reason, created_at as "createdAt" from account_deletion_requests
      where user_id = ? and withdrawn_at is null and completed_at is null`,
    [userId]
  )
  return request ?? null
}

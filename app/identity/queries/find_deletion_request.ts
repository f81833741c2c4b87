import { rows } from '#shared/database'

export type DeletionRequest = {
  reason: string | null
  createdAt: Date
  /** Last day for the answer, one month after the wish (right to erasure). */
  answerBy: string
  refusedAt: Date | null
  refusal: string | null
}

/** The last day on which a wish may be answered; `r` is its row. */
export const ANSWER_BY = `(shop_day(r.created_at) + interval '1 month')::date`

/** A person's latest wish to have the account deleted, open or refused; null if there is none. */
export async function findDeletionRequest(userId: number): Promise<DeletionRequest | null> {
  const [request] = await rows<DeletionRequest>(
    null,
    `select reason, created_at as "createdAt", ${ANSWER_BY} as "answerBy", refused_at as "refusedAt",
            refusal
       from account_deletion_requests r
      where user_id = ? and withdrawn_at is null and completed_at is null
      order by id desc limit 1`,
    [userId]
  )
  return request ?? null
}

import { isBusyAnywhere } from '#shared/people'
import { ANSWER_BY } from '#identity/queries/find_deletion_request'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

/** A customer's open wish to have the account deleted. */
export type WaitingDeletion = {
  id: number
  createdAt: Date
  /** Last day for the answer, one month after the wish (right to erasure). */
  answerBy: string
  /** That day is over. */
  isLate: boolean
  reason: string | null
  name: string
  email: string
  company: string
  /** Whether orders or subscriptions still run, so that it has to wait. */
  isBusy: boolean
}

export async function listDeletionRequests(): Promise<WaitingDeletion[]> {
  const waiting = await rows<Omit<WaitingDeletion, 'isBusy'> & { userId: number }>(
    null,
    `select r.id, r.user_id as "userId", r.created_at as "createdAt", r.reason,
            ${ANSWER_BY} as "answerBy",
            ${ANSWER_BY} < shop_day(:now) as "isLate",
            trim(u.first_name || ' ' || u.last_name) as name, u.email, u.company
       from account_deletion_requests r join users u on u.id = r.user_id
      where r.withdrawn_at is null and r.completed_at is null and r.refused_at is null
      order by r.created_at, r.id`,
    { now: clock.now().toJSDate() }
  )
  return Promise.all(
    waiting.map(async ({ userId, ...request }) => ({
      ...request,
      isBusy: await isBusyAnywhere(userId),
    }))
  )
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/audit'
import { refusableTransaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { answerRequest } from '#subscriptions/actions/requests/answer_request'
import { holdRequest } from '#subscriptions/actions/requests/hold_request'

export type Rejection = { requestId: number; reason: string; by: Actor }

/** Says no to what somebody asked for; the reason goes to whoever asked. */
export const rejectRequest = (rejection: Rejection): Promise<Result<undefined>> =>
  refusableTransaction((trx) => rejectRequestIn(trx, rejection))

/** The same within a transaction that has begun. */
export async function rejectRequestIn(
  trx: TransactionClientContract,
  { requestId, reason, by }: Rejection
): Promise<Result<undefined>> {
  const held = await holdRequest(trx, requestId)
  if (!held.ok) return held
  const facts = () => ({ reason })
  await answerRequest(trx, held.value, { state: 'Rejected', by, reason, facts })
  return ok()
}

import { findUserByEmail } from '#identity'
import { recordAudit, type Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { holdRequest } from '#subscriptions/actions/requests/hold_request'

export type Assignment = { requestId: number; email: string; by: Actor }

/** Says which account a visitor's request belongs to; one that has an account keeps it. */
export const assignRequest = ({ requestId, email, by }: Assignment): Promise<Result<undefined>> =>
  refusableTransaction(async (trx) => {
    const held = await holdRequest(trx, requestId)
    if (!held.ok) return held
    if (held.value.userId !== null) {
      return refuse('subscription_requests.errors.assigned', { status: 409 })
    }
    const user = await findUserByEmail(email)
    if (!user || user.erasedAt || user.mergedInto !== null || user.kind !== 'customer') {
      return refuse('subscription_requests.errors.no_account', { field: 'email' })
    }
    await rows(trx, 'update subscription_requests set user_id = ? where id = ?', [
      user.id,
      requestId,
    ])
    await recordAudit(trx, {
      actor: by,
      subject: { type: 'subscription_request', id: requestId },
      action: 'subscription_request.assigned',
      after: { userId: user.id },
    })
    return ok()
  })

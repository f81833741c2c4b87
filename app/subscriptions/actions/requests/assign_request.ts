import { appUrl } from '#config/app'
import { findUserByEmail, queueMailToPerson } from '#identity'
import { recordAudit, type Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { holdRequest } from '#subscriptions/actions/requests/hold_request'

export type Assignment = { requestId: number; email: string; by: Actor }

/** Says which account a visitor's request belongs to, and tells its owner; one that has an account keeps it. */
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
    const { productName: product } = held.value
    await queueMailToPerson(trx, user.id, {
      dedupeKey: `subscription-request:${requestId}:assigned`,
      ...{ to: user.email, locale: user.locale },
      template: 'subscription_requests.mails.assigned',
      data: { id: requestId, product, url: `${appUrl}/my-account/my-subscriptions` },
    })
    return ok()
  })

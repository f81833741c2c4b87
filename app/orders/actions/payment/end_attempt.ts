import { holdBasket, releaseBasket } from '#basket'
import { transaction } from '#shared/database'
import { mailLockEnded } from '#orders/actions/payment/mail_lock_ended'
import { openAgain } from '#orders/actions/payment/open_again'
import { changeAttempt } from '#orders/actions/payment/write_attempt'
import type { AttemptReason, PaymentAttempt } from '#orders/domain/payment/attempt'

/** Gives the basket back, items and all, unless a payment link goes on with another card; false when the attempt has moved on meanwhile. */
export function endAttempt(
  attempt: Pick<PaymentAttempt, 'id' | 'state' | 'userId'>,
  reason: AttemptReason,
  message: string | null = null
): Promise<boolean> {
  return transaction(async (trx) => {
    await holdBasket(trx, attempt.userId)
    const change = { state: 'Failed', reason, message, next_look_up_at: null } as const
    if (!(await changeAttempt(trx, attempt, change))) return false
    if (reason === 'declined' && (await openAgain(trx, attempt))) return true
    await releaseBasket(trx, { userId: attempt.userId, owner: attempt.id })
    return true
  })
}

/** Frees the basket; the provider stays watched, so that late money finds its attempt. */
export function expireAttempt(attempt: PaymentAttempt): Promise<boolean> {
  return transaction(async (trx) => {
    await holdBasket(trx, attempt.userId)
    const isExpired = await changeAttempt(trx, attempt, { state: 'Expired' })
    if (!isExpired) return false
    await releaseBasket(trx, { userId: attempt.userId, owner: attempt.id })
    await mailLockEnded(trx, attempt)
    return true
  })
}

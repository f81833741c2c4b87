import { ok, refuse, type Result } from '#shared/domain/result'
import { endAttempt } from '#orders/actions/payment/end_attempt'
import { settleAttempt } from '#orders/actions/payment/settle_attempt'
import { isLive } from '#orders/domain/payment/attempt'
import { findLiveAttempt } from '#orders/queries/payment/find_attempt'

/** Once a charge may have left, only the provider's word or lock's end frees the basket (423). */
export async function giveUpPayment(userId: number): Promise<Result<undefined>> {
  const attempt = await findLiveAttempt(userId)
  if (!attempt) return ok()
  if (attempt.state === 'Created' && (await endAttempt(attempt, 'abandoned'))) return ok()

  const settled = await settleAttempt(attempt.id)
  if (settled && isLive(settled.state)) {
    return refuse('basket.errors.locked_checkout', { status: 423 })
  }
  return ok()
}

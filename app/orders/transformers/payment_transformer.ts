import { BaseTransformer } from '@adonisjs/core/transformers'
import { isLive, isSettled, type PaymentAttempt } from '#orders/domain/payment/attempt'

export default class PaymentTransformer extends BaseTransformer<PaymentAttempt> {
  toObject() {
    const { state, expiresAt } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'amountCents', 'message', 'redirectUrl']),
      phase: this.phase(),
      isWaiting: !isSettled(state),
      lockedUntil: isLive(state) ? expiresAt.toISOString() : null,
    }
  }

  /** What the page says: the bank is asked, an answer is awaited, it failed, or staff look at it. */
  protected phase(): 'bank' | 'waiting' | 'expired' | 'failed' | 'in_review' {
    const { state, redirectUrl } = this.resource
    if (state === 'Pending' && redirectUrl) return 'bank'
    if (isLive(state)) return 'waiting'
    if (state === 'Expired') return 'expired'
    return state === 'Failed' ? 'failed' : 'in_review'
  }
}

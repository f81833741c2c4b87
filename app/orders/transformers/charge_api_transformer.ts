import { BaseTransformer } from '@adonisjs/core/transformers'
import { eurosToWire } from '#shared/http/wire'
import { isSettled, type PaymentAttempt } from '#orders/domain/payment/attempt'

/** A card payment of the HTTP API; exactly one of the three answers is true. */
export default class ChargeApiTransformer extends BaseTransformer<PaymentAttempt> {
  toObject() {
    const { id, state, paymentId, orderNumber, redirectUrl, message } = this.resource
    return {
      isSuccess: state === 'Paid',
      isPending: !isSettled(state),
      isError: isSettled(state) && state !== 'Paid',
      redirectUrl: isSettled(state) ? null : redirectUrl,
      message,
      resources: { paymentId },
      card3ds: redirectUrl !== null,
      amount: eurosToWire(this.resource.amountCents),
      currency: this.resource.currency,
      date: this.resource.createdAt.toISOString(),
      processing: { orderId: id, orderNumber },
    }
  }
}

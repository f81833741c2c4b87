import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PaymentToDecide } from '#orders/queries/payment/list_to_decide'

export default class PaymentToDecideTransformer extends BaseTransformer<PaymentToDecide> {
  toObject() {
    return {
      ...this.pick(this.resource, ['id', 'state', 'reason', 'amountCents', 'capturedCents']),
      ...this.pick(this.resource, ['paymentId', 'email', 'company', 'otherOrder']),
      updatedAt: this.resource.updatedAt.toISOString(),
    }
  }
}

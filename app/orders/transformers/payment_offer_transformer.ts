import { BaseTransformer } from '@adonisjs/core/transformers'
import shop from '#config/shop'
import type { PaymentOffer } from '#orders/queries/payment/offer_of'

export default class PaymentOfferTransformer extends BaseTransformer<PaymentOffer> {
  toObject() {
    const { methods, quota, quotaQuote, liveAttemptId } = this.resource
    return {
      methods,
      cardLimitCents: shop.cardLimitCents,
      liveAttemptId,
      quota: quota && {
        ...this.pick(quota, ['totalCents', 'usedCents', 'remainingCents', 'reservedCents']),
        ...this.pick(quota, ['dateFrom', 'dateTo']),
      },
      /** What paying by quota changes about the amounts. */
      quotaTotals: quotaQuote && this.pick(quotaQuote, ['vat', 'grossCents']),
    }
  }
}

import payment from '#config/payment'
import shop from '#config/shop'
import type { Quote } from '#catalogue'
import { refuseMethod, type MethodFacts } from '#orders/domain/payment/method_rules'
import { findQuotaToday } from '#orders/queries/quota/find_quota_today'

export async function methodFactsOf(quote: Quote, mayUseQuota: boolean): Promise<MethodFacts> {
  const quota = mayUseQuota ? await findQuotaToday() : null
  return {
    grossCents: quote.grossCents,
    cardLimitCents: shop.cardLimitCents,
    cardOffered: payment.cardProvider !== null,
    cardAllowed: quote.lines.every(({ product }) => product.creditCard),
    deliveryInEu: quote.vat.reason === 'domestic' || quote.vat.reason === 'eu_reverse_charge',
    mayUseQuota,
    quotaNetCents: quote.netCents,
    quotaRemainingCents: quota && quota.remainingCents,
  }
}

export const acceptsCard = async (quote: Quote): Promise<boolean> =>
  refuseMethod('Card', await methodFactsOf(quote, false)) === null

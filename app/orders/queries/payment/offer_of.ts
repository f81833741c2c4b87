import { quoteBasket, type Basket } from '#basket'
import type { Quote } from '#catalogue'
import { findLiveAttempt } from '#orders/queries/payment/find_attempt'
import { methodFactsOf } from '#orders/queries/payment/method_facts'
import { judgeMethods, type MethodChoice } from '#orders/domain/payment/method_rules'
import { findQuotaToday, type Quota } from '#orders/queries/quota/find_quota_today'

export type PaymentOffer = {
  methods: MethodChoice[]
  quota: Quota | null
  quotaQuote: Quote | null
  liveAttemptId: string | null
}

export async function offerOf(basket: Basket, mayUseQuota: boolean): Promise<PaymentOffer> {
  const { quote, buyer, lockedUntil } = basket
  const [facts, quota, byQuota, attempt] = await Promise.all([
    methodFactsOf(quote, mayUseQuota),
    mayUseQuota ? findQuotaToday() : null,
    mayUseQuota ? quoteBasket(buyer, 'Quota') : null,
    lockedUntil ? findLiveAttempt(buyer.userId) : null,
  ])
  return {
    methods: judgeMethods(facts),
    quota,
    quotaQuote: byQuota?.quote ?? null,
    liveAttemptId: attempt?.id ?? null,
  }
}

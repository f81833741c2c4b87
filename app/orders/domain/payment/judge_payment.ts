import type { Cents } from '#shared/domain/money'
import type { PaymentAttempt } from '#orders/domain/payment/attempt'

export type SeenPayment = {
  paymentId: string
  chargeId: string | null
  orderId: string
  status: 'success' | 'pending' | 'error'
  /** What is charged and not given back; null where it is no whole number of cents. */
  chargedCents: Cents | null
  canceledCents: Cents | null
  currency: string
  isChargedBack: boolean
  redirectUrl: string | null
  message: string | null
}

export type Verdict = 'paid' | 'amount_mismatch' | 'declined' | 'pending' | 'returned' | 'foreign'

type Expected = Pick<PaymentAttempt, 'providerOrderId' | 'amountCents' | 'currency'>

/** Only the exact amount under its own order id pays it; money given or taken back pays nothing. */
export function judgePayment(expected: Expected, seen: SeenPayment): Verdict {
  if (seen.orderId !== expected.providerOrderId) return 'foreign'
  if (seen.status === 'pending') return 'pending'
  if (seen.status === 'error') return 'declined'
  if (seen.isChargedBack) return 'returned'
  if (seen.chargedCents === 0 && seen.canceledCents !== 0) return 'returned'
  const isExact = seen.chargedCents === expected.amountCents && seen.currency === expected.currency
  return isExact ? 'paid' : 'amount_mismatch'
}

import { noteChargeback } from '#orders/actions/payment/note_chargeback'
import { settleAttempt } from '#orders/actions/payment/settle_attempt'
import { findCardPayment } from '#orders/gateways/card_provider/index'
import { findAttemptByProvider } from '#orders/queries/payment/find_attempt'

/** A notification may overtake the charge's answer; `later` when nobody knows the payment yet. */
export async function settleNotified(paymentId: string): Promise<'settled' | 'later' | 'nobody'> {
  const known = await findAttemptByProvider(paymentId)
  if (known) {
    if (known.state === 'Paid') await noteChargeback(known)
    else await settleAttempt(known.id)
    return 'settled'
  }
  const seen = await findCardPayment(paymentId)
  if (typeof seen === 'string') return 'later'
  const attempt = await findAttemptByProvider(seen.orderId)
  if (!attempt) return 'nobody'
  await settleAttempt(attempt.id)
  return 'settled'
}

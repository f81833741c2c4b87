import { ok, type Result } from '#shared/domain/result'
import { preparePayment } from '#orders/actions/payment/prepare_card_payment'
import { sendCharge, type CardToCharge } from '#orders/actions/payment/send_charge'
import type { Checkout } from '#orders/domain/checkout'
import type { PaymentAttempt } from '#orders/domain/payment/attempt'
import { findAttempt } from '#orders/queries/payment/find_attempt'

/** Prepares and finishes in a transaction each, charges outside any; a repetition sends nothing. */
export async function payByCard(
  checkout: Checkout,
  card: CardToCharge
): Promise<Result<PaymentAttempt & { isRepeated?: boolean }>> {
  const prepared = await preparePayment(checkout)
  if (!prepared.ok) return prepared
  const { attemptId, isNew } = prepared.value
  if (isNew) return sendCharge(attemptId, card)
  return ok({ ...(await findAttempt(attemptId))!, isRepeated: true })
}

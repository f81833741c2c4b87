import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import shop from '#config/shop'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { formatEuro } from '#shared/domain/money'
import { queueMail } from '#shared/mail'
import { changeAttempt } from '#orders/actions/payment/write_attempt'
import type { PaymentAttempt } from '#orders/domain/payment/attempt'
import type { SeenPayment } from '#orders/domain/payment/judge_payment'

/** Money was taken that no order can use: staff find it among the payments to decide, and are told. */
export async function askForDecision(
  trx: TransactionClientContract,
  attempt: PaymentAttempt,
  seen: SeenPayment,
  reason: 'duplicate' | 'amount_mismatch'
): Promise<void> {
  const cents = seen.chargedCents ?? 0
  await changeAttempt(trx, attempt, {
    state: 'Review',
    reason,
    payment_id: seen.paymentId,
    charge_id: seen.chargeId,
    captured_cents: cents,
    next_look_up_at: null,
  })
  await recordAudit(trx, {
    actor: SYSTEM_ACTOR,
    subject: { type: 'payment', id: attempt.id },
    action: 'payments.to_decide',
    after: { reason, capturedCents: cents, paymentId: seen.paymentId },
  })
  await queueMail(trx, {
    dedupeKey: `payment-to-decide:${attempt.id}`,
    to: shop.support.email,
    locale: 'en',
    template: 'payment.mails.to_decide',
    data: {
      customer: attempt.snapshot.buyer.email,
      amount: formatEuro(cents, 'en'),
      payment: seen.paymentId,
      url: `${appUrl}/admin/manage-orders/payments`,
    },
  })
}

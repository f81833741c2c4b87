import { appUrl } from '#config/app'
import shop from '#config/shop'
import { recordAudit, SYSTEM_ACTOR, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { formatEuro } from '#shared/domain/money'
import { ok, refuse, type Result } from '#shared/domain/result'
import { queueMail } from '#shared/mail'
import type { PaymentAttempt } from '#orders/domain/payment/attempt'
import { findCardPayment } from '#orders/gateways/card_provider/index'

/** Staff are told once and decide; nothing happens to the order by itself. */
export async function noteChargeback(attempt: PaymentAttempt): Promise<void> {
  const seen = await findCardPayment(attempt.paymentId!)
  if (typeof seen === 'string' || !seen.isChargedBack) return
  await transaction(async (trx) => {
    const noted = await rows(
      trx,
      `update payment_attempts set charged_back_at = now(), updated_at = now()
        where id = ? and charged_back_at is null returning id`,
      [attempt.id]
    )
    if (noted.length === 0) return
    const { paymentId, capturedCents, orderNumber } = attempt
    await recordAudit(trx, {
      actor: SYSTEM_ACTOR,
      subject: { type: 'payment', id: attempt.id },
      action: 'payments.charged_back',
      after: { capturedCents, paymentId, orderNumber },
    })
    await queueMail(trx, {
      dedupeKey: `payment-charged-back:${attempt.id}`,
      to: shop.support.email,
      locale: 'en',
      template: 'payment.mails.charged_back',
      data: {
        customer: attempt.snapshot.buyer.email,
        amount: formatEuro(capturedCents, 'en'),
        payment: paymentId,
        order: orderNumber,
        url: `${appUrl}/admin/manage-orders/payments`,
      },
    })
  })
}

export function closeChargeback(id: string, actor: Actor): Promise<Result<undefined>> {
  return transaction(async (trx) => {
    const closed = await rows(
      trx,
      `update payment_attempts set chargeback_closed_at = now(), updated_at = now()
        where id = ? and charged_back_at is not null and chargeback_closed_at is null
        returning id`,
      [id]
    )
    if (closed.length === 0) return refuse('payment.errors.decided', { status: 409 })
    await recordAudit(trx, {
      actor,
      subject: { type: 'payment', id },
      action: 'payments.chargeback_closed',
    })
    return ok()
  })
}

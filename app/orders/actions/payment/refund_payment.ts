import { recordAudit, SYSTEM_ACTOR, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { changeAttempt } from '#orders/actions/payment/write_attempt'
import type { PaymentAttempt } from '#orders/domain/payment/attempt'
import { findCardPayment, refundCardPayment } from '#orders/gateways/card_provider/index'
import { findAttempt } from '#orders/queries/payment/find_attempt'

/** Who moves the attempt to Refunding asks, so once; a lost answer is looked up before a repeat. */
export async function refundPayment(id: string, actor: Actor): Promise<Result<undefined>> {
  const attempt = await findAttempt(id)
  if (!attempt) return refuse('payment.errors.not_found', { status: 404 })
  if (attempt.state === 'Refunding') return finish(attempt, actor)
  if (attempt.state !== 'Review' || !(await changeAttempt(null, attempt, { state: 'Refunding' }))) {
    return refuse('payment.errors.decided', { status: 409 })
  }
  return finish({ ...attempt, state: 'Refunding' }, actor)
}

async function finish(attempt: PaymentAttempt, actor: Actor): Promise<Result<undefined>> {
  if (!(await isBack(attempt)) && !(await giveBack(attempt)) && !(await isBack(attempt))) {
    return refuse('payment.errors.refund_open', { status: 409 })
  }
  await transaction(async (trx) => {
    if (!(await changeAttempt(trx, attempt, { state: 'Refunded' }))) return
    await recordAudit(trx, {
      actor,
      subject: { type: 'payment', id: attempt.id },
      action: 'payments.refunded',
      before: { state: 'Review' },
      after: { state: 'Refunded', amountCents: attempt.capturedCents },
    })
  })
  return ok()
}

const giveBack = ({ paymentId, chargeId }: PaymentAttempt) =>
  refundCardPayment(paymentId!, chargeId!)

async function isBack({ paymentId }: PaymentAttempt): Promise<boolean> {
  const seen = await findCardPayment(paymentId!)
  return typeof seen !== 'string' && seen.chargedCents === 0 && (seen.canceledCents ?? 0) > 0
}

/** Finishes refunds whose process died on the way. */
export async function resumeRefunds(): Promise<void> {
  const open = await rows<{ id: string }>(
    null,
    `select id from payment_attempts
      where state = 'Refunding' and updated_at < now() - interval '1 minute' limit 20`
  )
  for (const { id } of open) await refundPayment(id, SYSTEM_ACTOR)
}

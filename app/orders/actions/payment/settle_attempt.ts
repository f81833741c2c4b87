import logger from '@adonisjs/core/services/logger'
import payment from '#config/payment'
import { rows } from '#shared/database'
import { failpoint } from '#shared/failpoints'
import { endAttempt, expireAttempt } from '#orders/actions/payment/end_attempt'
import { finishPaidAttempt } from '#orders/actions/payment/finish_paid_attempt'
import { changeAttempt, planLookUp } from '#orders/actions/payment/write_attempt'
import { canBePaid, isLive, type PaymentAttempt } from '#orders/domain/payment/attempt'
import { judgePayment, type SeenPayment } from '#orders/domain/payment/judge_payment'
import { pauseBeforeLookUp } from '#orders/domain/payment/look_up_plan'
import { findCardPayment } from '#orders/gateways/card_provider/index'
import { findAttempt } from '#orders/queries/payment/find_attempt'

/**
 * The one way in which a card payment ends, whoever asks: acts on the provider's answer alone,
 * outside any transaction. Repeating it, or doing it at the same moment, changes nothing more.
 */
export async function settleAttempt(id: string): Promise<PaymentAttempt | null> {
  const attempt = await findAttempt(id)
  if (!attempt || !canBePaid(attempt.state)) return attempt
  const reference = attempt.paymentId ?? attempt.providerOrderId
  const seen = await findCardPayment(reference, attempt.snapshot.checkout.locale)
  await failpoint('payment.after_look_up')
  if (typeof seen === 'string') await waitOn(attempt, seen)
  else await act(attempt, seen)
  return findAttempt(id)
}

async function act(attempt: PaymentAttempt, seen: SeenPayment): Promise<void> {
  const verdict = judgePayment(attempt, seen)
  if (verdict === 'foreign') {
    logger.error({ attempt: attempt.id, payment: seen.paymentId }, 'a payment of another order')
  } else if (verdict === 'paid' || verdict === 'amount_mismatch') {
    await finishPaidAttempt(attempt, seen, verdict)
  } else if (attempt.state === 'Failed') {
    return
  } else if (verdict === 'pending') await waitOn(await rememberPending(attempt, seen), 'pending')
  else await endAttempt(attempt, 'declined', seen.message)
}

/** An answer that was lost comes back here: the payment's names and the bank's address. */
async function rememberPending(attempt: PaymentAttempt, seen: SeenPayment) {
  const { paymentId, chargeId } = seen
  const redirectUrl = seen.redirectUrl ?? attempt.redirectUrl
  const names = { payment_id: paymentId, charge_id: chargeId, redirect_url: redirectUrl }
  if (attempt.state !== 'Charging') {
    await changeAttempt(null, attempt, names)
    return attempt
  }
  const isPending = await changeAttempt(null, attempt, { state: 'Pending', ...names })
  return isPending ? { ...attempt, state: 'Pending' as const } : attempt
}

/** A charge that never left is called off after a minute; the last look-up comes after a day. */
async function waitOn(attempt: PaymentAttempt, seen: 'pending' | 'unknown' | 'unreachable') {
  if (attempt.state === 'Failed') return
  if (attempt.state === 'Created' && wasNeverSent(attempt)) {
    await endAttempt(attempt, 'interrupted')
    return
  }
  const isLocked = isLive(attempt.state) && !attempt.isExpired
  await planLookUp(null, attempt.id, pauseBeforeLookUp(attempt.lookUps + 1, isLocked))
  if (isLive(attempt.state) && attempt.isExpired) await expireAttempt(attempt)
  const isOver = isOlderThan(attempt, payment.watchHours * 3_600)
  if (isOver && seen !== 'unreachable') await stopWatching(attempt)
}

async function stopWatching({ id }: PaymentAttempt): Promise<void> {
  await rows(
    null,
    `update payment_attempts set state = 'Failed', reason = 'abandoned', next_look_up_at = null,
            updated_at = now()
      where id = ? and state = 'Expired'`,
    [id]
  )
}

/** The page sends its charge at once, a program in its own time. */
const wasNeverSent = (attempt: PaymentAttempt): boolean =>
  attempt.snapshot.checkout.chargedLater ? attempt.isExpired : isOlderThan(attempt, 60)

const isOlderThan = ({ createdAt }: PaymentAttempt, seconds: number) =>
  Date.now() - createdAt.getTime() > seconds * 1000

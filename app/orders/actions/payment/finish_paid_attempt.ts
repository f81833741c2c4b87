import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { holdBasket, releaseBasket, removeOrderedItems } from '#basket'
import { SYSTEM_ACTOR } from '#shared/audit'
import { transaction } from '#shared/database'
import { failpoint } from '#shared/failpoints'
import { publish } from '#shared/jobs'
import { insertOrder } from '#orders/actions/insert_order'
import { recipientsOf } from '#orders/actions/mail_order_confirmation'
import { moveOrder } from '#orders/actions/move_order'
import { askForDecision } from '#orders/actions/payment/ask_for_decision'
import { changeAttempt } from '#orders/actions/payment/write_attempt'
import { canBePaid, type PaymentAttempt } from '#orders/domain/payment/attempt'
import type { SeenPayment } from '#orders/domain/payment/judge_payment'
import { lockOrder } from '#orders/queries/lock_order'
import { isOrderedAlready } from '#orders/queries/payment/is_ordered'
import { lockAttempt } from '#orders/queries/payment/find_attempt'
import { ordersPlaced } from '#orders/topics'

/**
 * In one transaction: the attempt becomes its order, also after its lock; where it cannot, staff
 * are asked to give the money back. The first caller does it, all others find it done.
 */
export async function finishPaidAttempt(
  { id, userId }: PaymentAttempt,
  seen: SeenPayment,
  verdict: 'paid' | 'amount_mismatch'
): Promise<void> {
  await failpoint('payment.before_finish')
  await transaction(async (trx) => {
    await holdBasket(trx, userId)
    const attempt = await lockAttempt(trx, id)
    if (!attempt || !canBePaid(attempt.state)) return
    const isDuplicate = verdict === 'paid' && (await isOrderedAlready(trx, attempt))
    if (verdict === 'amount_mismatch') await askForDecision(trx, attempt, seen, verdict)
    else if (isDuplicate) await askForDecision(trx, attempt, seen, 'duplicate')
    else await becomeOrder(trx, attempt, seen)
    await releaseBasket(trx, { userId, owner: id })
    await failpoint('payment.in_finish')
  })
  await failpoint('payment.after_finish')
}

async function becomeOrder(
  trx: TransactionClientContract,
  attempt: PaymentAttempt,
  seen: SeenPayment
) {
  const { basketItemIds, userId, snapshot } = attempt
  const mailTo = await recipientsOf(trx, snapshot.buyer)
  const along = { isRecorded: true, mailTo }
  const order = await insertOrder(trx, { ...snapshot, basketItemIds }, along)
  await changeAttempt(trx, attempt, {
    state: 'Paid',
    order_number: order.number,
    payment_id: seen.paymentId,
    charge_id: seen.chargeId,
    captured_cents: attempt.amountCents,
    reason: null,
    message: null,
    next_look_up_at: null,
  })
  await removeOrderedItems(trx, userId, basketItemIds)
  await publish(trx, ordersPlaced, { orderNumber: order.number })
  const placed = (await lockOrder(trx, order.number))!
  await moveOrder(trx, placed, { to: 'Confirmed', actor: SYSTEM_ACTOR })
}

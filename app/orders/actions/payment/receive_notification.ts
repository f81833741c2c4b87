import { timingSafeEqual } from 'node:crypto'
import payment from '#config/payment'
import { rows, transaction } from '#shared/database'
import { sendJob } from '#shared/jobs'
import { settlePayment } from '#orders/jobs/settle_payment'

export type Notification = { event: string; publicKey: string; paymentId: string }

/** Believes only the payment's name and keeps it before it answers; false for another account. */
export async function receiveNotification(heard: Notification): Promise<boolean> {
  if (!isOwnKey(heard.publicKey)) return false
  await transaction(async (trx) => {
    await rows(
      trx,
      `insert into payment_notifications (payment_id, last_event) values (:paymentId, :event)
       on conflict (payment_id) do update set last_event = :event, last_heard_at = now(),
         times = payment_notifications.times + 1`,
      { paymentId: heard.paymentId, event: heard.event }
    )
    const { paymentId } = heard
    await sendJob(trx, settlePayment, { paymentId, tries: 0 }, { singletonKey: paymentId })
  })
  return true
}

function isOwnKey(sent: string): boolean {
  const own = Buffer.from(payment.cardProvider?.publicKey ?? '')
  const other = Buffer.from(sent)
  return own.length > 0 && own.length === other.length && timingSafeEqual(own, other)
}

import logger from '@adonisjs/core/services/logger'
import { defineJob, sendJob } from '#shared/jobs'
import { settleNotified } from '#orders/actions/payment/settle_notified'

type Payload = { paymentId: string; tries: number }

/** Pauses before an unknown payment is asked for again, in seconds; together a day. */
const PAUSES = [5, 30, 120, 900, 3_600, 7_200, 14_400, 28_800, 32_400]

/** Follows a notification; of several that wait for one payment, one is enough. */
export const settlePayment = defineJob<Payload>('orders.settle_payment', {
  async handle({ paymentId, tries }) {
    if ((await settleNotified(paymentId)) !== 'later') return
    const startAfter = PAUSES[tries]
    if (startAfter === undefined) {
      return logger.warn({ paymentId }, 'a notified payment stayed unknown for a day')
    }
    const payload = { paymentId, tries: tries + 1 }
    await sendJob(null, settlePayment, payload, {
      singletonKey: `${paymentId}:${tries}`,
      startAfter,
    })
  },
})

import logger from '@adonisjs/core/services/logger'
import { rows } from '#shared/database'
import { resumeRefunds } from '#orders/actions/payment/refund_payment'
import { settleAttempt } from '#orders/actions/payment/settle_attempt'

const MOST_PER_SWEEP = 50

/** Ends payments that nobody came back for, and lets go of locks that have run out. */
export async function sweepPayments(): Promise<void> {
  const due = await rows<{ id: string }>(
    null,
    `select id from payment_attempts
      where next_look_up_at <= now()
         or (state in ('Created', 'Charging', 'Pending') and expires_at <= now())
      order by next_look_up_at nulls first, id limit ?`,
    [MOST_PER_SWEEP]
  )
  for (const { id } of due) {
    await settleAttempt(id).catch((error) =>
      logger.error({ err: error, attempt: id }, 'a payment could not be settled')
    )
  }
  await resumeRefunds()
}

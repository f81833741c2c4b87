import { rows } from '#shared/database'
import { IS_OPEN } from '#orders/queries/payment/list_to_decide'

/** How many card payments wait for staff: to be given back, or taken back by a bank. */
export async function countPaymentsToDecide(): Promise<number> {
  const [counted] = await rows<{ payments: number }>(
    null,
    `select count(*) as payments from payment_attempts p where ${IS_OPEN}`
  )
  return counted!.payments
}

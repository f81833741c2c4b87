import { rows } from '#shared/database'

/** How many card payments wait for staff to give them back. */
export async function countPaymentsToDecide(): Promise<number> {
  const [counted] = await rows<{ payments: number }>(
    null,
    `select count(*) as payments from payment_attempts where state in ('Review', 'Refunding')`
  )
  return counted!.payments
}

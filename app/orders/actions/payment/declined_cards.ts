import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

/** Declined cards within half an hour; then the buyer has to wait or pay in another way. */
const MOST_DECLINED = 10

/** Somebody who tries one card after the other is not paying any more. */
export async function triesCards(trx: TransactionClientContract, userId: number): Promise<boolean> {
  const [declined] = await rows<{ times: number }>(
    trx,
    `select count(*) as times from payment_attempts
      where user_id = ? and reason = 'declined' and created_at > now() - interval '30 minutes'`,
    [userId]
  )
  return declined!.times >= MOST_DECLINED
}

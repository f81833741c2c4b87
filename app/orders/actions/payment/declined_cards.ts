import limits from '#config/api_limits'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

const { requests, every } = limits.declinedCards

/** Somebody who tries one card after the other is not paying any more. */
export async function triesCards(trx: TransactionClientContract, userId: number): Promise<boolean> {
  const [declined] = await rows<{ times: number }>(
    trx,
    `select count(*) as times from payment_attempts
      where user_id = ? and reason = 'declined' and created_at > now() - ?::interval`,
    [userId, every]
  )
  return declined!.times >= requests
}

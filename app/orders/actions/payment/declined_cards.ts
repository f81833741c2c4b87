import limits from '#config/api_limits'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

const { requests, every } = limits.declinedCards

/** Somebody who tries one card after the other is not paying any more: seconds until the next try; 0 for all others. */
export async function pauseOfCards(
  trx: TransactionClientContract,
  userId: number
): Promise<number> {
  const [first] = await rows<{ seconds: number }>(
    trx,
    `select ceil(extract(epoch from created_at + :every::interval - now()))::int as seconds
       from payment_attempts
      where user_id = :userId and reason = 'declined' and created_at > now() - :every::interval
      order by created_at desc offset :before limit 1`,
    { userId, every, before: requests - 1 }
  )
  return first?.seconds ?? 0
}

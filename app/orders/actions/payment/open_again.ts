import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { passLock } from '#basket'
import { rows } from '#shared/database'
import { pauseOfCards } from '#orders/actions/payment/declined_cards'
import type { PaymentAttempt } from '#orders/domain/payment/attempt'
import { pauseBeforeLookUp } from '#orders/domain/payment/look_up_plan'

type Ended = Pick<PaymentAttempt, 'id' | 'userId'>

/**
 * A declined card does not end a payment link: a new attempt takes over what was agreed, the key and
 * the basket's lock, for the time that is left. False where no card was tried by a link, or too many.
 * The caller's transaction holds the basket and has ended the attempt before.
 */
export async function openAgain(trx: TransactionClientContract, ended: Ended): Promise<boolean> {
  if (!(await isOfOpenLink(trx, ended)) || (await pauseOfCards(trx, ended.userId)) > 0) return false
  const next = randomUUID()
  if (!(await passLock(trx, { userId: ended.userId, owner: ended.id }, next))) return false
  await insertNext(trx, ended, next)
  return true
}

async function isOfOpenLink(trx: TransactionClientContract, { id }: Ended): Promise<boolean> {
  const found = await rows(
    trx,
    'select id from payment_attempts where id = ? and link_id is not null and expires_at > now()',
    [id]
  )
  return found.length === 1
}

/** Later than the one before it, also within one transaction: the newest try is what a link shows. */
async function insertNext(trx: TransactionClientContract, ended: Ended, next: string) {
  await rows(
    trx,
    `insert into payment_attempts
       (id, user_id, provider_order_id, idempotency_key, fingerprint, state, amount_cents, checkout,
        basket_item_ids, link_id, expires_at, next_look_up_at, created_at)
     select :next::uuid, user_id, :orderId, idempotency_key, fingerprint, 'Created', amount_cents,
            checkout, basket_item_ids, link_id, expires_at, now() + make_interval(secs => :pause),
            clock_timestamp()
       from payment_attempts where id = :ended`,
    { next, orderId: `kontor-${next}`, ended: ended.id, pause: pauseBeforeLookUp(0) }
  )
}

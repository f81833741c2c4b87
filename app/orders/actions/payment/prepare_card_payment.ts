import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { holdBasket, lockBasket } from '#basket'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { failpoint } from '#shared/failpoints'
import { readWish, type Wish } from '#orders/actions/checkout/read_wish'
import { refuseWish } from '#orders/actions/checkout/refuse_wish'
import { fingerprintOf } from '#orders/actions/once_only'
import { pauseOfCards } from '#orders/actions/payment/declined_cards'
import type { Checkout } from '#orders/domain/checkout'
import type { PaymentSnapshot } from '#orders/domain/payment/attempt'
import { pauseBeforeLookUp } from '#orders/domain/payment/look_up_plan'
import { findAttemptByKey } from '#orders/queries/payment/find_attempt'

export type PreparedPayment = { attemptId: string; isNew: boolean }

/** Judges, snapshots and locks the basket; sends nothing yet. A repeated key finds its attempt. */
export async function preparePayment(checkout: Checkout): Promise<Result<PreparedPayment>> {
  const wish = await readWish(checkout)
  const prepared = await transaction(async (trx) => {
    await holdBasket(trx, checkout.userId)
    return (await replay(trx, checkout)) ?? prepare(trx, wish)
  })
  await failpoint('payment.after_prepare')
  return prepared
}

async function replay(
  trx: TransactionClientContract,
  checkout: Checkout
): Promise<Result<PreparedPayment> | null> {
  const known = await findAttemptByKey(trx, checkout.userId, checkout.idempotencyKey)
  if (!known) return null
  const isSame = fingerprintOf(known.snapshot.checkout) === fingerprintOf(checkout)
  if (!isSame) return refuse('orders.errors.key_reused', { status: 422 })
  return ok({ attemptId: known.id, isNew: false })
}

async function prepare(
  trx: TransactionClientContract,
  wish: Wish
): Promise<Result<PreparedPayment>> {
  const { userId } = wish.checkout
  const refusal = (await refuseWish(trx, wish)) ?? (await refuseGuessing(trx, userId))
  if (refusal) return { ok: false, refusal }

  await expireEarlier(trx, userId)
  const id = randomUUID()
  const expiresAt = await lockBasket(trx, { userId, owner: id })
  await insertAttempt(trx, id, wish, expiresAt)
  await failpoint('payment.in_prepare')
  return ok({ attemptId: id, isNew: true })
}

async function refuseGuessing(trx: TransactionClientContract, userId: number) {
  const retryAfter = await pauseOfCards(trx, userId)
  if (retryAfter === 0) return null
  return refuse('payment.errors.too_many', { field: 'card', status: 429, retryAfter }).refusal
}

/** The basket is free, so an earlier attempt has outlived its lock; the provider stays watched. */
async function expireEarlier(trx: TransactionClientContract, userId: number): Promise<void> {
  await rows(
    trx,
    `update payment_attempts set updated_at = now(),
            state = case state when 'Created' then 'Failed' else 'Expired' end,
            reason = case state when 'Created' then 'interrupted' else reason end,
            next_look_up_at = case state when 'Created' then null else next_look_up_at end
      where user_id = ? and state in ('Created', 'Charging', 'Pending')`,
    [userId]
  )
}

async function insertAttempt(
  trx: TransactionClientContract,
  id: string,
  { buyer, quote, checkout, items }: Wish,
  expiresAt: Date
): Promise<void> {
  const declaredAt = clock.now().toISO()!
  const snapshot: PaymentSnapshot = { buyer, quote, checkout, declaredAt }
  await rows(
    trx,
    `insert into payment_attempts
       (id, user_id, provider_order_id, idempotency_key, fingerprint, state, amount_cents, checkout,
        basket_item_ids, expires_at, next_look_up_at)
     values (:id, :userId, :orderId, :key, :fingerprint, 'Created', :amount, :snapshot::jsonb,
        :items::bigint[], :expiresAt, now() + make_interval(secs => :pause))`,
    {
      id,
      userId: buyer.userId,
      orderId: `kontor-${id}`,
      key: checkout.idempotencyKey,
      fingerprint: fingerprintOf(checkout),
      amount: quote.grossCents,
      snapshot: JSON.stringify(snapshot),
      items: items.map((item) => item.id),
      expiresAt,
      pause: pauseBeforeLookUp(0),
    }
  )
}

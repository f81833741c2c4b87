import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, type SqlClient } from '#shared/database'
import type { PaymentAttempt } from '#orders/domain/payment/attempt'

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

const SELECT = `
  select id, user_id as "userId", provider_order_id as "providerOrderId", state,
         amount_cents as "amountCents", currency, checkout as snapshot,
         basket_item_ids as "basketItemIds", customer_id as "customerId", card_id as "cardId",
         payment_id as "paymentId", charge_id as "chargeId", redirect_url as "redirectUrl",
         captured_cents as "capturedCents", reason, message, order_number as "orderNumber",
         link_id as "linkId",
         charged_back_at is not null as "isChargedBack",
         expires_at as "expiresAt", expires_at <= now() as "isExpired", look_ups as "lookUps",
         created_at as "createdAt"
    from payment_attempts`

export function findAttempt(id: string): Promise<PaymentAttempt | null> {
  return UUID.test(id) ? first(null, 'where id = ?', [id]) : Promise.resolve(null)
}

/** A payment attempt that belongs to a user; somebody else's is as unknown as one that is not there. */
export async function findOwnAttempt(userId: number, id: string): Promise<PaymentAttempt | null> {
  const attempt = await findAttempt(id)
  return attempt?.userId === userId ? attempt : null
}

/**
 * A user's payment by the name that its link and programs have for it: the try that was paid, else
 * the newest. One without further tries is itself.
 */
export function findOwnPayment(userId: number, link: string): Promise<PaymentAttempt | null> {
  if (!UUID.test(link)) return Promise.resolve(null)
  return first(
    null,
    `where user_id = :userId and (id = :link or link_id = :link)
      order by state = 'Paid' desc, created_at desc limit 1`,
    { userId, link }
  )
}

/** The attempt that the provider's payment belongs to, by either of its names. */
export function findAttemptByProvider(name: string): Promise<PaymentAttempt | null> {
  return first(null, 'where payment_id = :name or provider_order_id = :name', { name })
}

/** The attempt that holds a user's basket at the moment, or null. */
export function findLiveAttempt(userId: number): Promise<PaymentAttempt | null> {
  return first(null, `where user_id = ? and state in ('Created', 'Charging', 'Pending')`, [userId])
}

/** The attempt that a buyer's key stands for; failed ones have given their key back. */
export function findAttemptByKey(
  trx: TransactionClientContract,
  userId: number,
  key: string
): Promise<PaymentAttempt | null> {
  return first(trx, `where user_id = ? and idempotency_key = ? and state <> 'Failed'`, [
    userId,
    key,
  ])
}

/** An attempt locked until the transaction ends; its basket has to be held before. */
export function lockAttempt(
  trx: TransactionClientContract,
  id: string
): Promise<PaymentAttempt | null> {
  return first(trx, 'where id = ? for update', [id])
}

async function first(client: SqlClient, rest: string, bindings: object) {
  const found = await rows<PaymentAttempt>(client, `${SELECT} ${rest}`, bindings as never)
  return found[0] ?? null
}

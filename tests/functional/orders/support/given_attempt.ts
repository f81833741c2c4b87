import { randomUUID } from 'node:crypto'
import { rows } from '#shared/database'

type Wish = { state?: string; reason?: string | null; paymentId?: string | null }

/** Writes a payment attempt of a user as it is found later; answers its id. */
export async function givenAttempt(user: { id: number; email: string }, wish: Wish = {}) {
  const id = randomUUID()
  const snapshot = {
    buyer: { email: user.email, company: 'Elbquant Research GmbH', name: 'Anna Brandt' },
    checkout: { locale: 'en', consents: [], paymentMethod: 'Card' },
    quote: {},
  }
  await rows(
    null,
    `insert into payment_attempts (id, user_id, provider_order_id, idempotency_key, fingerprint, state,
        amount_cents, captured_cents, checkout, basket_item_ids, payment_id, charge_id, reason,
        expires_at)
     values (:id, :userId, :orderId, :id, '', :state, 41650, 41650, :snapshot::jsonb, '{}',
        :paymentId, 's-chg-1', :reason, now() + interval '15 minutes')`,
    {
      id,
      userId: user.id,
      orderId: `kontor-${id}`,
      state: wish.state ?? 'Failed',
      snapshot: JSON.stringify(snapshot),
      paymentId: wish.paymentId ?? null,
      reason: wish.reason ?? null,
    }
  )
  return id
}

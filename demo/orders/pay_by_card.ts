import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { noteCharge, type DemoCharge } from '#demo/orders/card_book'
import { after } from '#demo/orders/demo_history'
import type { DemoOrder } from '#demo/orders/order_plans'
import { rows } from '#shared/database'
import type { InsertedOrder, NewOrder } from '#orders/actions/insert_order'
import { fingerprintOf } from '#orders/actions/once_only'
import type { AttemptState, PaymentSnapshot } from '#orders/domain/payment/attempt'

const MINUTE = 1 / 60

const DECLINED = {
  en: 'Your card was declined. Please use another card or another payment method.',
  de: 'Ihre Karte wurde abgelehnt. Bitte verwenden Sie eine andere Karte oder eine andere Zahlungsart.',
}

type Try = {
  state: AttemptState
  end: DemoCharge['end']
  at: Date
  orderNumber?: number
  basketItemIds?: number[]
}

/** The tries that an order by card comes from; the last of them paid it. */
export async function payByCard(
  trx: TransactionClientContract,
  order: InsertedOrder,
  { wasDeclined }: DemoOrder,
  placedAt: Date
): Promise<void> {
  const { number: orderNumber } = order
  const [first, last] = [after(placedAt, -4 * MINUTE), after(placedAt, -MINUTE)]
  if (wasDeclined) await insertTry(trx, order, { state: 'Failed', end: 'declined', at: first })
  await insertTry(trx, order, { state: 'Paid', end: 'captured', at: last, orderNumber })
}

/** One try to pay what was agreed, in the shop and in the provider's book. */
export async function insertTry(
  trx: TransactionClientContract,
  { buyer, quote, checkout }: Pick<NewOrder, 'buyer' | 'quote' | 'checkout'>,
  { state, end, at, orderNumber, basketItemIds = [] }: Try
): Promise<void> {
  const id = randomUUID()
  const [orderId, amount] = [`kontor-${id}`, quote.grossCents]
  const [firstname, ...more] = buyer.name.split(' ')
  const holder = { firstname: firstname!, lastname: more.join(' '), email: buyer.email }
  const returnUrl = `${appUrl}/basket-status/${id}`
  const charge = noteCharge({ orderId, amountCents: amount, holder, returnUrl, end, at })
  const snapshot = { buyer, quote, checkout, declaredAt: at.toISOString() } as PaymentSnapshot
  await rows(trx, INSERT, {
    ...{ id, orderId, amount, state, at, ...charge },
    userId: buyer.userId,
    fingerprint: fingerprintOf(checkout),
    snapshot: JSON.stringify(snapshot),
    items: basketItemIds,
    captured: end === 'captured' ? amount : 0,
    reason: end === 'declined' ? 'declined' : null,
    message: end === 'declined' ? DECLINED[checkout.locale] : null,
    orderNumber: orderNumber ?? null,
    isWatched: state === 'Expired',
  })
}

const INSERT = `
  insert into payment_attempts (id, user_id, provider_order_id, idempotency_key, fingerprint, state,
         amount_cents, checkout, basket_item_ids, customer_id, card_id, payment_id, charge_id,
         captured_cents, reason, message, order_number, expires_at, next_look_up_at, created_at,
         updated_at)
  values (:id, :userId, :orderId, :id, :fingerprint, :state, :amount, :snapshot::jsonb,
         :items::bigint[], :customerId, :cardId, :paymentId, :chargeId, :captured, :reason, :message,
         :orderNumber, :at::timestamptz + interval '15 minutes',
         case when :isWatched then now() + interval '15 minutes' end, :at, :at)`

import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import payment from '#config/payment'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { checkout, checkoutAsJson, emptyOrders } from '#tests/functional/orders/support/checkout'
import { startCardProvider, type CardProvider } from '../../../../sandbox/card_provider/server.ts'

const settings = payment.cardProvider!

/** The stand-in for the card provider, at the address that the tests' shop knows. */
export function givenCardProvider(ledgerFile: string | null = null): Promise<CardProvider> {
  const { publicKey, privateKey } = settings
  const port = Number(new URL(settings.apiUrl).port)
  return startCardProvider(port, { publicKey, privateKey, ledgerFile })
}

const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`

/** A card as the browser draws it from the provider, by its number or a magic security code. */
export async function givenCard(card: { number?: string; cvc?: string } = {}): Promise<string> {
  const answer = await fetch(`${settings.apiUrl}/v1/types/card`, {
    method: 'POST',
    headers: { 'authorization': basic(settings.publicKey), 'content-type': 'application/json' },
    body: JSON.stringify({
      number: card.number ?? '4711100000000000',
      expiryDate: '12/49',
      cvc: card.cvc ?? '123',
    }),
  })
  return ((await answer.json()) as { id: string }).id
}

export const CARD_WITH_3DS = { number: '4012001037461114' }
export const CARD_DECLINED = { cvc: '051' }

type Form = Record<string, unknown>

const cardForm = (cardId: string, form: Form): Form => ({ paymentMethod: 'Card', cardId, ...form })

/** Pays by card as the page does it. */
export const payByCard = (client: ApiClient, user: User, cardId: string, form: Form = {}) =>
  checkout(client, user, cardForm(cardId, form))

/** Pays by card as a program does it, which reads statuses and codes. */
export const payByCardAsJson = (client: ApiClient, user: User, cardId: string, form: Form = {}) =>
  checkoutAsJson(client, user, cardForm(cardId, form))

/** Answers the bank's page as the cardholder does. */
export async function answerBank(paymentId: string, answer: 'approve' | 'decline' | 'close') {
  await fetch(`${settings.apiUrl}/v1/redirect/3ds/${paymentId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `answer=${answer}`,
    redirect: 'manual',
  })
}

/** What the provider sends; tests change parts of it. */
export const notify = (client: ApiClient, paymentId: string, over: Form = {}) =>
  client
    .post('/payments/notifications')
    .header('content-type', 'application/json')
    .json({
      event: 'charge.succeeded',
      publicKey: settings.publicKey,
      retrieveUrl: `${settings.apiUrl}/v1/payments/${paymentId}`,
      paymentId,
      ...over,
    })

export type StoredAttempt = {
  id: string
  state: string
  reason: string | null
  paymentId: string | null
  orderNumber: number | null
  amount: number
}

export const attemptsOf = (...users: { id: number }[]) =>
  rows<StoredAttempt>(
    null,
    `select id, state, reason, payment_id as "paymentId", order_number as "orderNumber",
            amount_cents as amount
       from payment_attempts where user_id = any(?) order by created_at, id`,
    [users.map(({ id }) => id)]
  )

export async function basketLock(user: { id: number }): Promise<boolean> {
  const [basket] = await rows<{ locked: boolean }>(
    null,
    'select coalesce(locked_until > now(), false) as locked from baskets where user_id = ?',
    [user.id]
  )
  return basket?.locked ?? false
}

/** As if so many minutes had gone by for a payment and its lock, by the database's clock. */
export const letTimePass = (attemptId: string, minutes: number) =>
  rows(
    null,
    `with attempt as (
       update payment_attempts set expires_at = expires_at - make_interval(mins => :minutes),
              created_at = created_at - make_interval(mins => :minutes),
              next_look_up_at = next_look_up_at - make_interval(mins => :minutes)
        where id = :id returning id)
     update baskets set locked_until = locked_until - make_interval(mins => :minutes)
      where lock_owner = :id`,
    { id: attemptId, minutes }
  )

export const newKey = (): string => randomUUID()

/** Removes what tests wrote that no transaction wraps, because processes or requests race. */
export async function emptyPayments(): Promise<void> {
  await rows(null, 'truncate payment_notifications')
  await emptyOrders()
  await rows(null, 'delete from quotas')
}

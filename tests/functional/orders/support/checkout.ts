import { randomUUID } from 'node:crypto'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import type User from '#identity/models/user'
import { rows, transaction } from '#shared/database'
import { writtenMail } from '#shared/mail/made_mails'
import { removeProducts } from '#tests/functional/delivery/support/lake_product'
import { emptyLedger } from '#tests/functional/delivery/support/ledger'

type Form = Record<string, unknown>

// Typed as text, so that tests can also send what no page would.
const CHECKOUT: string = '/basket/checkout'

/** What the last step sends when everything is in order; 416.50 is a week at 60.00 in Germany. */
export const checkoutForm = (over: Form = {}): Form => ({
  idempotencyKey: randomUUID(),
  expectedTotalCents: 41_650,
  paymentMethod: 'BankTransfer',
  ownReference: 'Cost centre 4711',
  consents: ['terms', 'legal_entity', 'privacy', 'right_to_revoke', 'early_performance'],
  ...over,
})

/** Orders as the page does it. */
export const checkout = (client: ApiClient, user: User, form: Form = {}, locale = 'en') =>
  client
    .post(CHECKOUT)
    .json(checkoutForm(form))
    .loginAs(user)
    .withCsrfToken()
    .withInertia()
    .header('accept-language', locale)
    .redirects(0)

/** Orders as a program does it, which reads statuses and codes instead of pages. */
export const checkoutAsJson = (client: ApiClient, user: User, form: Form = {}) =>
  client
    .post(CHECKOUT)
    .json(checkoutForm(form))
    .loginAs(user)
    .withCsrfToken()
    .accept('json')
    .redirects(0)

/** What a refused form gets back: messages by field. */
export const errorsOf = (response: ApiResponse) =>
  (response.flashMessage('inputErrorsBag') ?? {}) as unknown as Record<string, string[]>

/** What is said of a refused order on the page where its buyer lands. */
export const refusalOf = (response: ApiResponse) =>
  response.flashMessage('refusedOrder') as unknown as { message: string }

export type StoredOrder = {
  id: number
  number: number
  state: string
  subtotal: number
  fee: number
  net: number
  percent: number
  vat: number
  gross: number
  reason: string
}

export const ordersOf = (...users: { id: number }[]) =>
  rows<StoredOrder>(
    null,
    `select id, number, state, subtotal_cents as subtotal, fee_cents as fee, net_cents as net,
            vat_percent::float8 as percent, vat_cents as vat, gross_cents as gross,
            vat_reason as reason
       from orders where user_id = any(?) order by number`,
    [users.map(({ id }) => id)]
  )

export async function lastNumber(): Promise<number> {
  const [counter] = await rows<{ number: number }>(
    null,
    `select last_number as number from order_counters where name = 'orders'`
  )
  return counter!.number
}

/** The mails that wait for somebody, written as the worker writes them before it sends them. */
export async function mailsTo({ email }: { email: string }) {
  const waiting = await rows<Parameters<typeof writtenMail>[1]>(
    null,
    'select id, made, subject from mail_outbox where recipient = ? and made is not null',
    [email]
  )
  await transaction(async (trx) => {
    for (const mail of waiting) await writtenMail(trx, mail)
  })
  return rows<{ subject: string; text: string; locale: string }>(
    null,
    `select subject, text_body as text, locale from mail_outbox where recipient = ? order by id`,
    [email]
  )
}

/** Removes what tests wrote that no transaction wraps, because they race. */
export async function emptyOrders(): Promise<void> {
  await rows(
    null,
    `truncate quota_entries, payment_attempts, order_items, orders, basket_items, baskets,
       idempotency_keys cascade`
  )
  await rows(null, `delete from mail_outbox where recipient like '%@elbquant.example'`)
  await rows(null, `delete from pgboss.job where name like 'orders.%' or name like 'delivery.%'`)
  await emptyLedger()
  await removeProducts()
  await rows(null, `delete from users where email like 'person%@elbquant.example'`)
}

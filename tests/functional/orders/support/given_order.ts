import db from '@adonisjs/lucid/services/db'
import { ADDRESS, createCustomer } from '#database/factories/identity/people'
import { recordAudit } from '#shared/audit'
import { transaction } from '#shared/database'
import type { OrderState } from '#orders/domain/order_state'

type Wish = {
  state?: OrderState
  type?: 'INTERNAL' | 'B2B'
  paymentMethod?: 'BankTransfer' | 'Card' | 'Quota'
  email?: string
  company?: string
  contactName?: string
  products?: string[]
  /** Subtotal; above 300 EUR, so that no fee is due. */
  cents?: number
  createdAt?: string
}

let last = 20_000

/** Writes a placed order with its items and its first history entry; answers its number. */
export async function givenOrder(wish: Wish = {}): Promise<number> {
  const number = ++last
  const customer = await createCustomer()
  const products = wish.products ?? ['Cash Market Trades']
  const cents = wish.cents ?? 40_000
  await transaction(async (trx) => {
    const [order] = await trx
      .table('orders')
      .insert({ number, user_id: customer.id, ...whoOf(wish, customer.email), ...amountsOf(cents) })
      .returning('id')
    for (const [at, name] of products.entries()) {
      await trx.table('order_items').insert({ order_id: order.id, ...itemOf(name, at + 1) })
    }
    await trx
      .from('orders')
      .where('id', order.id)
      .update({ quote: quoteOf(products, cents) })
    await recordAudit(trx, {
      actor: { id: customer.id, label: customer.email },
      subject: { type: 'order', id: number },
      action: 'orders.placed',
      after: { state: 'Registered' },
    })
  })
  return number
}

export const stateOf = async (number: number): Promise<{ state: string; version: number }> =>
  db.from('orders').where('number', number).select('state', 'version').firstOrFail()

const whoOf = (wish: Wish, email: string) => ({
  state: wish.state ?? 'Registered',
  type: wish.type ?? 'B2B',
  payment_method: wish.paymentMethod ?? 'BankTransfer',
  email: wish.email ?? email,
  contact_name: wish.contactName ?? 'Anna Brandt',
  company: wish.company ?? 'Elbquant Research GmbH',
  tin: 'DE312748100',
  billing_address: JSON.stringify(ADDRESS),
  delivery_address: JSON.stringify(ADDRESS),
  locale: 'en',
  created_at: wish.createdAt ?? new Date().toISOString(),
})

const amountsOf = (cents: number) => ({
  subtotal_cents: cents,
  fee_cents: 0,
  net_cents: cents,
  vat_percent: 19,
  vat_cents: Math.round(cents * 0.19),
  gross_cents: cents + Math.round(cents * 0.19),
  vat_reason: 'domestic',
  quote: '{}',
})

const RANGE = { from: '2025-03-03', to: '2025-03-07' }

const itemOf = (name: string, position: number) => ({
  position,
  product_id: position,
  product_code: codeOf(name),
  product_name: name,
  from_day: RANGE.from,
  to_day: RANGE.to,
  counted_days: 5,
  files: 5,
  bytes: 5_000_000,
  price_cents: 40_000,
})

const quoteOf = (products: string[], cents: number) =>
  JSON.stringify({
    lines: products.map((name, at) => ({
      lineId: String(at + 1),
      product: { id: at + 1, code: codeOf(name), name, creditCard: false },
      range: RANGE,
      countedDays: 5,
      files: 5,
      bytes: 5_000_000,
      pricing: { kind: 'day', dailyPriceCents: 8_000 },
      priceCents: cents,
      ...{ errors: [], warnings: [] },
    })),
    fee: {
      cents: 0,
      amountCents: 5_000,
      appliesUpToCents: 30_000,
      distanceCents: 0,
      reason: 'large_order',
    },
  })

const codeOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

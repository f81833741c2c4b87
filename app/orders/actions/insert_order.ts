import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Buyer } from '#basket'
import { markQuoteOrdered, type Quote } from '#catalogue'
import { clock } from '#shared/clock'
import { insertOrderItems } from '#orders/actions/insert_order_items'
import { nextOrderNumber } from '#orders/actions/next_order_number'
import type { Checkout } from '#orders/domain/checkout'
import { recordConsents } from '#orders/domain/consents'

export type NewOrder = {
  buyer: Buyer
  quote: Quote
  checkout: Checkout
  /** The items of the basket that the order was made of. */
  basketItemIds?: readonly number[]
  /** When the buyer declared what the checkout says (ISO, UTC); now where nothing is said. */
  declaredAt?: string
}
export type InsertedOrder = NewOrder & { id: number; number: number }

/** Writes an order with everything as it was at this moment: later changes elsewhere never reach it. */
export async function insertOrder(
  trx: TransactionClientContract,
  order: NewOrder
): Promise<InsertedOrder> {
  const number = await nextOrderNumber(trx)
  const row = { number, ...whoOf(order), ...amountsOf(order.quote), ...declaredOf(order) }
  const [inserted] = await trx.table('orders').insert(row).returning('id')
  await insertOrderItems(trx, inserted.id, order.quote.lines)
  if (order.quote.saved) await markQuoteOrdered(trx, order.quote.saved.number, number)
  return { ...order, id: inserted.id, number }
}

function whoOf({ buyer }: NewOrder) {
  return {
    user_id: buyer.userId,
    type: buyer.kind === 'staff' ? 'INTERNAL' : 'B2B',
    email: buyer.email,
    contact_name: buyer.name,
    company: buyer.company,
    tin: buyer.vatId,
    billing_address: JSON.stringify(buyer.billing),
    delivery_address: JSON.stringify(buyer.delivery),
  }
}

function amountsOf(quote: Quote) {
  return {
    subtotal_cents: quote.subtotalCents,
    fee_cents: quote.fee.cents,
    discount_cents: quote.discountCents,
    net_cents: quote.netCents,
    vat_percent: quote.vat.percent,
    vat_cents: quote.vat.cents,
    vat_reason: quote.vat.reason,
    gross_cents: quote.grossCents,
    quote: JSON.stringify(quote),
  }
}

function declaredOf({ checkout, basketItemIds = [], declaredAt }: NewOrder) {
  const now = declaredAt ?? clock.now().toISO()!
  return {
    state: 'Registered',
    payment_method: checkout.paymentMethod,
    consents: JSON.stringify(recordConsents(checkout.consents, now)),
    terms_accepted_at: checkout.consents.includes('terms') ? now : null,
    own_reference: checkout.ownReference,
    cost_centre: checkout.costCentre ?? null,
    invoice_recipient: checkout.invoiceRecipient ?? null,
    basket_item_ids: [...basketItemIds],
    locale: checkout.locale,
  }
}

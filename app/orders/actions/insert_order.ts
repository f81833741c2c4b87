import shop from '#config/shop'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Buyer } from '#basket'
import { markQuoteOrdered, type PricedQuote, type Quote } from '#catalogue'
import { clock } from '#shared/clock'
import { preparedRows } from '#shared/database'
import type { IdempotencyKey } from '#shared/idempotency'
import { MAIL_HOST } from '#shared/mail'
import { CONFIRMATION, CONFIRMATION_KEY } from '#orders/actions/mail_order_confirmation'
import { INSERT_ORDER, type Placed } from '#orders/actions/insert_order_sql'
import { placementEntry } from '#orders/actions/placement_entry'
import type { Checkout } from '#orders/domain/checkout'
import { recordConsents } from '#orders/domain/consents'

export type NewOrder = {
  buyer: Buyer
  quote: PricedQuote
  checkout: Checkout
  basketItemIds?: readonly number[]
  /** When the buyer declared what the checkout says (ISO, UTC); now where nothing is said. */
  declaredAt?: string
}
export type InsertedOrder = NewOrder & { id: number; number: number }

/** What is written along with an order, in the same statement. */
export type AlongWith = {
  /** Quota that its net total is set aside from. */
  quotaId?: number | null
  /** Its placement begins its history. */
  isRecorded?: boolean
  /** Who gets its confirmation; the first one is the buyer. */
  mailTo?: readonly string[]
  /** Under which key the order is the answer to repetitions. */
  answers?: IdempotencyKey
}

/** Holds the counter of order numbers until the transaction ends (no gaps): call it last. */
export async function insertOrder(
  trx: TransactionClientContract,
  order: NewOrder,
  along: AlongWith = {}
): Promise<InsertedOrder> {
  const row = { ...whoOf(order), ...amountsOf(order.quote), ...declaredOf(order) }
  const [inserted] = await preparedRows<Placed>(trx, INSERT_ORDER, {
    row: JSON.stringify(row),
    lines: JSON.stringify(order.quote.lines.map(itemOf)),
    ...alongBindings(order, along),
  })
  const { id, number } = inserted!
  if (order.quote.saved) await markQuoteOrdered(trx, order.quote.saved.number, number)
  return { ...order, id, number }
}

function alongBindings(order: NewOrder, { quotaId, isRecorded, mailTo, answers }: AlongWith) {
  return {
    quotaId: quotaId ?? null,
    quotaCents: order.quote.netCents,
    audit: isRecorded ? JSON.stringify(placementEntry(order)) : null,
    recipients: mailTo ?? null,
    locale: order.checkout.locale,
    ...{ mailKey: CONFIRMATION_KEY, mailBy: CONFIRMATION, mailHost: MAIL_HOST },
    answerScope: answers?.scope ?? null,
    answerKey: answers?.key ?? null,
    answerFingerprint: answers?.fingerprint ?? null,
  }
}

function whoOf({ buyer }: NewOrder) {
  return {
    user_id: buyer.userId,
    type: buyer.kind === 'staff' ? 'INTERNAL' : 'B2B',
    email: buyer.email,
    contact_name: buyer.name,
    company: buyer.company,
    tin: buyer.vatId,
    billing_address: buyer.billing,
    delivery_address: buyer.delivery,
  }
}

function amountsOf(quote: PricedQuote) {
  return {
    subtotal_cents: quote.subtotalCents,
    fee_cents: quote.fee.cents,
    discount_cents: quote.discountCents,
    net_cents: quote.netCents,
    vat_percent: quote.vat.percent,
    vat_cents: quote.vat.cents,
    vat_reason: quote.vat.reason,
    gross_cents: quote.grossCents,
    quote,
  }
}

function declaredOf({ checkout, basketItemIds = [], declaredAt }: NewOrder) {
  const now = declaredAt ?? clock.now().toISO()!
  return {
    state: 'Registered',
    payment_method: checkout.paymentMethod,
    consents: recordConsents(checkout.consents, now, shop.termsVersions),
    terms_accepted_at: checkout.consents.includes('terms') ? now : null,
    own_reference: checkout.ownReference,
    cost_centre: checkout.costCentre ?? null,
    remark: checkout.remark ?? null,
    invoice_recipient: checkout.invoiceRecipient ?? null,
    basket_item_ids: basketItemIds,
    locale: checkout.locale,
  }
}

function itemOf(line: Quote['lines'][number], index: number) {
  return {
    position: index + 1,
    product_id: line.product.id,
    product_code: line.product.code,
    product_name: line.product.name,
    from_day: line.range.from,
    to_day: line.range.to,
    include_degraded: line.degradedIncluded,
    filters: line.filters,
    counted_days: line.countedDays,
    number_of_modules: line.pricing.kind === 'module' ? line.pricing.modules : null,
    files: line.files,
    bytes: line.bytes,
    price_cents: line.priceCents,
  }
}

import shop from '#config/shop'
import { CalendarDay } from '#shared/domain/calendar_day'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { rows, type SqlClient } from '#shared/database'
import { recordConsents } from '#orders/domain/consents'
import type { PaymentAttempt, PaymentSnapshot } from '#orders/domain/payment/attempt'
import { TEST_DAYS } from '#orders/domain/test_orders/limits'
import type { OrderVatReason } from '#orders/domain/vat_reason'
import type { OrderDetail } from '#orders/queries/get_order'

export type TestOrder = {
  number: number
  userId: number
  fingerprint: string
  paymentId: string
  content: PaymentSnapshot
  manifest: string
  manifestSha256: string
  signature: string
  keyId: string
  createdAt: Date
}

const SELECT = `
  select number, user_id as "userId", fingerprint, payment_id as "paymentId", content, manifest,
         manifest_sha256 as "manifestSha256", signature, key_id as "keyId",
         created_at as "createdAt"
    from test_orders`

/** Somebody else's is as unknown as one that is not there. */
export async function findTestOrder(userId: number, number: number): Promise<TestOrder | null> {
  const [found] = await rows<TestOrder>(null, `${SELECT} where user_id = ? and number = ?`, [
    userId,
    number,
  ])
  return found ?? null
}

export async function findTestPayment(userId: number, id: string): Promise<TestOrder | null> {
  const [found] = await rows<TestOrder>(
    null,
    `${SELECT} where user_id = ? and payment_id::text = ?`,
    [userId, id]
  )
  return found ?? null
}

export async function findByKey(
  client: SqlClient,
  userId: number,
  key: string
): Promise<TestOrder | null> {
  const [found] = await rows<TestOrder>(
    client,
    `${SELECT} where user_id = ? and idempotency_key = ?`,
    [userId, key]
  )
  return found ?? null
}

/** In the sequence of their numbers as asked for. */
export const listTestOrders = (numbers: readonly number[]): Promise<TestOrder[]> =>
  rows<TestOrder>(
    null,
    `${SELECT} where number = any(?::bigint[]) order by array_position(?::bigint[], number)`,
    [numbers, numbers]
  )

export function detailOf({ number, userId, content, createdAt }: TestOrder): OrderDetail {
  const { buyer, quote, checkout, declaredAt } = content
  const consents = recordConsents(checkout.consents, declaredAt, shop.termsVersions)
  return {
    ...{ number, userId },
    state: 'Completed',
    type: buyer.kind === 'staff' ? 'INTERNAL' : 'B2B',
    ...{ email: buyer.email, company: buyer.company, contactName: buyer.name, tin: buyer.vatId },
    ...{ billingAddress: buyer.billing!, deliveryAddress: buyer.delivery! },
    ...{ createdAt, updatedAt: createdAt, version: 1, consents, termsAcceptedAt: createdAt },
    ...{ confirmedAt: createdAt, completedAt: createdAt, lastDownloadDay: lastDayOf(createdAt) },
    items: quote.lines.map(({ product, range }, at) => ({
      ...{ id: at + 1, productCode: product.code, productName: product.name },
      ...{ from: range.from, to: range.to },
    })),
    ...amountsOf(content),
    paymentMethod: checkout.paymentMethod!,
    locale: checkout.locale,
    ownReference: checkout.ownReference,
    costCentre: checkout.costCentre ?? null,
    invoiceRecipient: checkout.invoiceRecipient ?? null,
    remark: checkout.remark ?? null,
    ...{ paymentId: null, failureReason: null, failureParams: {} },
  }
}

function amountsOf({ quote }: PaymentSnapshot) {
  return {
    quote,
    subtotalCents: quote.subtotalCents,
    feeCents: quote.fee.cents,
    discountCents: quote.discountCents,
    netCents: quote.netCents,
    vatPercent: quote.vat.percent,
    vatCents: quote.vat.cents,
    vatReason: quote.vat.reason as OrderVatReason,
    vatExemption: null,
    grossCents: quote.grossCents,
  }
}

/** The last day on which it is there. */
export const lastDayOf = (createdAt: Date): string =>
  CalendarDay.parse(dayInBerlin(createdAt))!.plusDays(TEST_DAYS - 1).iso

/** As a card is told that somebody has paid by at once. */
export function paymentOf(order: TestOrder): PaymentAttempt {
  const { number, userId, paymentId: id, content: snapshot, createdAt } = order
  return {
    ...{ id, userId, snapshot, createdAt, orderNumber: number, providerOrderId: id, linkId: null },
    state: 'Paid',
    ...{ currency: 'EUR', isExpired: false, expiresAt: createdAt },
    ...{ amountCents: snapshot.quote.grossCents, capturedCents: 0, basketItemIds: [] },
    ...{ customerId: null, cardId: null, paymentId: null, chargeId: null, redirectUrl: null },
    ...{ reason: null, message: null, isChargedBack: false, lookUps: 0 },
  }
}

import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Address } from '#identity'
import type { Quote } from '#catalogue'
import { rows } from '#shared/database'
import type { Locale } from '#shared/i18n'
import type { Consent } from '#orders/domain/consents'
import type { OrderVatReason } from '#orders/domain/vat_reason'
import { isOrderNumber } from '#orders/domain/order_number'
import { SUMMARY_COLUMNS, type OrderSummary } from '#orders/queries/order_rows'

export type OrderDetail = OrderSummary & {
  locale: Locale
  contactName: string
  tin: string | null
  billingAddress: Address
  deliveryAddress: Address
  consents: Consent[]
  /** Null while the customer has not agreed to an order that staff placed for him. */
  termsAcceptedAt: Date | null
  quote: Quote
  subtotalCents: number
  feeCents: number
  discountCents: number
  netCents: number
  vatPercent: number
  vatCents: number
  vatReason: OrderVatReason
  /** Why staff charge no VAT at home. */
  vatExemption: string | null
  ownReference: string | null
  costCentre: string | null
  invoiceRecipient: string | null
  paymentId: string | null
  remark: string | null
  failureReason: string | null
  failureParams: Record<string, string | number>
  confirmedAt: Date | null
  completedAt: Date | null
  lastDownloadDay: string | null
}

/** Columns of a whole order; needs the alias `o`. */
export const DETAIL_COLUMNS = `${SUMMARY_COLUMNS},
  o.locale, o.contact_name as "contactName", o.tin, o.billing_address as "billingAddress",
  o.delivery_address as "deliveryAddress", o.consents,
  o.terms_accepted_at as "termsAcceptedAt", o.quote,
  o.subtotal_cents as "subtotalCents", o.fee_cents as "feeCents",
  o.discount_cents as "discountCents", o.net_cents as "netCents",
  o.vat_percent::float8 as "vatPercent", o.vat_cents as "vatCents", o.vat_reason as "vatReason",
  o.vat_exemption as "vatExemption",
  o.own_reference as "ownReference", o.cost_centre as "costCentre",
  o.invoice_recipient as "invoiceRecipient",
  (select p.payment_id from payment_attempts p where p.order_number = o.number) as "paymentId", o.remark, o.failure_reason as "failureReason",
  o.failure_params as "failureParams", o.confirmed_at as "confirmedAt",
  o.completed_at as "completedAt", o.last_download_day as "lastDownloadDay"`

/** A placed order by its number, whoever asks; null when there is none. */
export async function getOrder(number: number): Promise<OrderDetail | null> {
  return find(number)
}

/** A customer's own placed order; someone else's is as unknown as one that does not exist. */
export async function getOrderForCustomer(
  userId: number,
  number: number
): Promise<OrderDetail | null> {
  return find(number, userId)
}

/** An order in whatever state, inside the caller's transaction. */
export async function getAnyOrder(
  trx: TransactionClientContract,
  number: number
): Promise<OrderDetail | null> {
  const [order] = await rows<OrderDetail>(
    trx,
    `select ${DETAIL_COLUMNS} from orders o where o.number = ?`,
    [number]
  )
  return order ?? null
}

async function find(number: number, userId: number | null = null): Promise<OrderDetail | null> {
  if (!isOrderNumber(number)) return null
  const [order] = await rows<OrderDetail>(
    db,
    `select ${DETAIL_COLUMNS} from orders o
      where o.number = :number and (:userId::bigint is null or o.user_id = :userId)
        and o.state not in ('New', 'Locked')`,
    { number, userId }
  )
  return order ?? null
}

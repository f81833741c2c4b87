import type { Refusal } from '#shared/domain/result'
import type { InvoiceVatReason } from '#orders/domain/invoice/content'
import type { OrderState } from '#orders/domain/order_state'
import type { PaymentMethod } from '#orders/domain/payment_method'

type Facts = {
  state: OrderState
  paymentMethod: PaymentMethod
  grossCents: number
  confirmedAt: Date | null
  vatReason: string
  tin: string | null
}

/** VAT at home, reverse charge, and deliveries outside the EU: all that an invoice can say. */
const INVOICED_REASONS: ReadonlySet<string> = new Set<InvoiceVatReason>([
  'domestic',
  'eu_reverse_charge',
  'outside_eu',
])

const PAID: readonly OrderState[] = ['Confirmed', 'Processing', 'Completed', 'Archived']

/**
 * Why an order gets no invoice, or null (invoice rule: issued once the payment is confirmed; an order
 * by quota or without a price owes nothing; reverse charge needs the recipient's VAT ID; an invoice
 * without VAT names the legal reason, and that staff took it off at home is none).
 */
export function whyNoInvoice(order: Facts): Refusal | null {
  const { state, paymentMethod, grossCents, confirmedAt, vatReason, tin } = order
  if (paymentMethod === 'Quota') return refusal('quota')
  if (grossCents === 0) return refusal('nothing_owed')
  if (!confirmedAt && !PAID.includes(state)) return refusal('not_paid')
  if (!INVOICED_REASONS.has(vatReason)) return refusal('no_vat_reason')
  if (vatReason === 'eu_reverse_charge' && !tin) return refusal('vat_id_missing')
  return null
}

const refusal = (name: string): Refusal => ({ code: `invoices.errors.${name}`, status: 409 })

import type { Refusal } from '#shared/domain/result'
import type { PaymentMethod } from '#catalogue'
import type { OrderState } from '#orders'

type Facts = {
  state: OrderState
  paymentMethod: PaymentMethod
  grossCents: number
  confirmedAt: Date | null
  vatReason: string
  vatExemption: string | null
  tin: string | null
}

const PAID: readonly OrderState[] = ['Confirmed', 'Processing', 'Completed', 'Archived']

/**
 * Null where it gets one (invoice rule: issued once paid; orders by quota or without a price owe
 * nothing; reverse charge needs the recipient's VAT ID; an invoice without VAT names the legal
 * reason).
 */
export function whyNoInvoice(order: Facts): Refusal | null {
  const { state, paymentMethod, grossCents, confirmedAt, vatReason, tin } = order
  const isUnexplained = vatReason === 'staff' && !order.vatExemption
  if (paymentMethod === 'Quota') return refusal('quota')
  if (grossCents === 0) return refusal('nothing_owed')
  if (!confirmedAt && !PAID.includes(state)) return refusal('not_paid')
  if (isUnexplained) return refusal('no_vat_reason')
  if (vatReason === 'eu_reverse_charge' && !tin) return refusal('vat_id_missing')
  return null
}

const refusal = (name: string): Refusal => ({ code: `invoices.errors.${name}`, status: 409 })

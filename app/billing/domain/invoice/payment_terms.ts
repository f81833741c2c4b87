import { CalendarDay } from '#shared/domain/calendar_day'
import type { InvoiceContent } from '#billing/domain/invoice/content'

/** Of what was supplied before; what is paid in advance is due at once. */
const DAYS_TO_PAY = 14

type Settled = `settled_${InvoiceContent['kind']}_${'BankTransfer' | 'Card'}`

/** Which sentence tells how a paper was paid or is to be paid, and the day that it names. */
export type PaymentTerms = {
  sentence: Settled | 'credit_of_supply' | 'to_pay' | 'to_pay_supply'
  /** YYYY-MM-DD, of what is settled. */
  on: string | null
}

/** What is settled is told by its kind and way; a credit that is none waits for its supply. */
export function paymentTerms({ kind, settled, order }: InvoiceContent): PaymentTerms {
  if (settled) return { sentence: `settled_${kind}_${settled.way}`, on: settled.on }
  if (kind === 'CreditNote') return { sentence: 'credit_of_supply', on: null }
  return { sentence: order ? 'to_pay' : 'to_pay_supply', on: null }
}

/** The last day for the money of an invoice of what was supplied before; null for all others. */
export function dueDay({ kind, order, settled, issuedOn }: InvoiceContent): string | null {
  if (kind === 'CreditNote' || order || settled) return null
  return CalendarDay.parse(issuedOn)!.plusDays(DAYS_TO_PAY).iso
}

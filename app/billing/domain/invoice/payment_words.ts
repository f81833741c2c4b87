import { CalendarDay } from '#shared/domain/calendar_day'
import { translate } from '#shared/i18n'
import type { InvoiceContent } from '#billing/domain/invoice/content'

/** Of what was supplied before; what is paid in advance is due at once. */
const DAYS_TO_PAY = 14

/** How it was paid, or how it is to be paid, in the words of the letter and of its data. */
export function paymentWords(content: InvoiceContent, reference: string): string {
  const { kind, settled, order, locale } = content
  const say = (key: string, params: object = {}) =>
    translate(locale, `invoices.pdf.${key}`, { ...params })
  if (settled) {
    return say(`settled_${kind}_${settled.way}`, { day: CalendarDay.parse(settled.on)!.format() })
  }
  if (kind === 'CreditNote') return say('credit_of_supply')
  return say(order ? 'to_pay' : 'to_pay_supply', { reference })
}

/** The last day for the money of an invoice of what was supplied before; null for all others. */
export function dueDay({ kind, order, settled, issuedOn }: InvoiceContent): string | null {
  if (kind === 'CreditNote' || order || settled) return null
  return CalendarDay.parse(issuedOn)!.plusDays(DAYS_TO_PAY).iso
}

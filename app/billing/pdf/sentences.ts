import { CalendarDay } from '#shared/domain/calendar_day'
import { translate, type Locale } from '#shared/i18n'
import type { InvoiceContent } from '#billing/domain/invoice/content'
import { paymentTerms } from '#billing/domain/invoice/payment_terms'

/** How it was paid, or how it is to be paid, in the words of the letter and of its data. */
export function paymentWords(content: InvoiceContent, reference: string): string {
  const { sentence, on } = paymentTerms(content)
  const day = on && CalendarDay.parse(on)!.format()
  return translate(content.locale, `invoices.pdf.${sentence}`, { reference, day })
}

/** Why an invoice charges no VAT, in the buyer's language; what staff named is already in it. */
export const vatWords = ({ reason, exemption }: InvoiceContent['vat'], locale: Locale): string =>
  exemption ?? translate(locale, `invoices.pdf.vat_${reason}`)

import { translate, type Locale } from '#shared/i18n'
import type { InvoiceContent } from '#billing/domain/invoice/content'

/** Why an invoice charges no VAT, in the buyer's language; what staff named is already in it. */
export const vatWords = ({ reason, exemption }: InvoiceContent['vat'], locale: Locale): string =>
  exemption ?? translate(locale, `invoices.pdf.vat_${reason}`)

import { CalendarDay } from '#shared/domain/calendar_day'
import type { CsvOptions } from '#shared/csv'
import { translate, type Locale } from '#shared/i18n'
import {
  streamInvoices,
  type InvoiceList,
  type InvoiceRow,
} from '#billing/queries/invoice/list_invoices'

/** The list of invoices as CSV; what a credit note takes back is negative, so that sums are right. */
export function invoiceCsv(locale: Locale, list: InvoiceList): CsvOptions<InvoiceRow> {
  const say = (key: string) => translate(locale, `invoices.list.${key}`)
  const signed = (of: 'netCents' | 'vatCents' | 'grossCents') => (row: InvoiceRow) =>
    (row.kind === 'Invoice' ? row[of] : -row[of]) / 100
  return {
    fileName: `invoices_${CalendarDay.today().number}.csv`,
    columns: [
      { header: say('label'), value: ({ label }) => label },
      { header: say('kind'), value: ({ kind }) => translate(locale, `invoices.kinds.${kind}`) },
      { header: say('issued'), value: ({ issuedOn }) => CalendarDay.parse(issuedOn)!.number },
      { header: say('order'), value: ({ orderNumber }) => orderNumber },
      { header: say('company'), value: ({ company }) => company },
      { header: say('net'), value: signed('netCents') },
      { header: say('vat'), value: signed('vatCents') },
      { header: say('gross'), value: signed('grossCents') },
    ],
    rows: streamInvoices(list),
  }
}

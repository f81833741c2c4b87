import { CalendarDay } from '#shared/domain/calendar_day'
import { translate } from '#shared/i18n'
import type { InvoiceContent, InvoiceLine } from '#billing/domain/invoice/content'
import { amount, euros, taxCategory } from '#billing/gateways/e_invoice/tax'

/** A line of the lines, counted from 1. */
export function lineOf(content: InvoiceContent, line: InvoiceLine, position: number) {
  const { name, code, range, cents } = line
  return {
    'cbc:ID': String(position),
    'cbc:InvoicedQuantity': '1',
    'cbc:InvoicedQuantity@unitCode': 'C62',
    ...amount('cbc:LineExtensionAmount', cents),
    ...(content.costCentre && { 'cbc:AccountingCost': content.costCentre }),
    'cac:Item': {
      ...(range && { 'cbc:Description': describe(content, line) }),
      'cbc:Name': name,
      ...(code && { 'cac:SellersItemIdentification': { 'cbc:ID': code } }),
      'cac:ClassifiedTaxCategory': taxCategory(content),
    },
    'cac:Price': { 'cbc:PriceAmount': euros(cents), 'cbc:PriceAmount@currencyID': 'EUR' },
  }
}

/** The days in words: a period of the line would read as the time of the supply. */
function describe({ locale }: InvoiceContent, { range, countedDays }: InvoiceLine): string {
  const [from, to] = [range!.from, range!.to].map((day) => CalendarDay.parse(day)!.format())
  const days = translate(locale, 'invoices.pdf.days', { from, to })
  if (countedDays === null) return days
  return `${days}, ${translate(locale, 'invoices.pdf.counted_days', { count: countedDays })}`
}

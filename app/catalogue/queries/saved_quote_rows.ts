import { CalendarDay } from '#shared/domain/calendar_day'
import { isNetPrice } from '#catalogue/domain/quote/vat'
import { quoteLabel, savedQuoteState, type SavedQuote } from '#catalogue/domain/saved_quote'

export type SavedQuoteRow = Omit<SavedQuote, 'label' | 'state' | 'customer'> & {
  country: string | null
  vatId: string | null
}

export const SAVED_QUOTE_COLUMNS = {
  number: 'number',
  createdOn: 'created_on',
  validUntil: 'valid_until',
  orderNumber: 'order_number',
  recipient: 'recipient',
  recipientCountry: 'recipient_country',
  country: 'country',
  vatId: 'vat_id',
  rules: 'rules',
  quote: 'quote',
} as const satisfies Record<keyof SavedQuoteRow, string>

export function savedQuoteOf({ country, vatId, ...row }: SavedQuoteRow): SavedQuote {
  const { quote } = row
  return {
    ...row,
    quote: { ...quote, vat: { ...quote.vat, isNet: isNetPrice(quote.vat.reason) } },
    label: quoteLabel(row.number, row.createdOn),
    state: savedQuoteState(row, CalendarDay.today()),
    customer: { deliveryCountry: country, vatId },
  }
}

import { CalendarDay } from '#shared/domain/calendar_day'
import { isNetPrice } from '#catalogue/domain/quote/vat'
import { quoteLabel, savedQuoteState, type SavedQuote } from '#catalogue/domain/saved_quote'

export type SavedQuoteRow = Omit<SavedQuote, 'label' | 'state' | 'customer'> & {
  country: string | null
  vatId: string | null
}

export const SAVED_QUOTE_COLUMNS = `
  number, created_on as "createdOn", valid_until as "validUntil", order_number as "orderNumber",
  recipient, recipient_country as "recipientCountry", country, vat_id as "vatId", rules, quote`

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

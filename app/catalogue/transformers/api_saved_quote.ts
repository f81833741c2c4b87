import { fieldsOf, is } from '#shared/http/api_description'
import type { SavedQuote } from '#catalogue/domain/saved_quote'
import { lineToWire } from '#catalogue/transformers/quote_line_wire'
import { storedQuote } from '#catalogue/transformers/quote_schema'

const { about, integer, isoDay, listOf, nullable, object, oneOf, text } = is

export const apiSavedQuote = fieldsOf<SavedQuote>()({
  number: integer,
  label: about(text, 'As people write it: Q-2026-000042.'),
  createdOn: isoDay,
  validUntil: isoDay,
  state: oneOf(['valid', 'expired', 'ordered']),
  orderNumber: nullable(integer),
  recipient: listOf(text),
  recipientCountry: nullable(text),
  customer: object({ deliveryCountry: nullable(text), vatId: nullable(text) }),
  rules: { type: 'object', description: 'The price rules that this quote keeps.' },
  quote: [storedQuote, ({ quote }) => ({ ...quote, lines: quote.lines.map(lineToWire) })],
})

export const savedQuoteSchema = is.named('SavedQuote', apiSavedQuote.schema)

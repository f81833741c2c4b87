import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import type { Locale } from '#shared/i18n'
import type { QuoteRules } from '#catalogue/domain/quote/make_quote'
import type { SavedQuote } from '#catalogue/domain/saved_quote'
import { feeRule, quoteSchema, quoteToWire } from '#catalogue/transformers/api_quote'

const { about, integer, listOf, nullable, oneOf, text, wireDay } = is

const rules = fieldsOf<QuoteRules>()({
  rulesVersion: text,
  rulesEffectiveFrom: [wireDay, ({ effectiveFrom }) => wireDayOf(effectiveFrom)],
  adminFeeRule: [feeRule.schema, ({ fee }) => feeRule.of(fee)],
  daysPerModule: is.days,
  sellerCountry: text,
})

const customer = fieldsOf<SavedQuote['customer']>()({
  deliveryCountry: nullable(text),
  tin: [about(nullable(text), 'VAT ID.'), ({ vatId }) => vatId],
})

export const apiSavedQuote = fieldsOf<SavedQuote, [Locale]>()({
  number: integer,
  label: about(text, 'As people write it: Q-2026-000042.'),
  createdOn: [wireDay, ({ createdOn }) => wireDayOf(createdOn)],
  validUntil: [wireDay, ({ validUntil }) => wireDayOf(validUntil)],
  state: oneOf(['valid', 'expired', 'ordered']),
  orderId: [
    about(nullable(integer), 'Number of the order that it has become.'),
    ({ orderNumber }) => orderNumber,
  ],
  recipient: listOf(text),
  recipientCountry: nullable(text),
  customer: [customer.schema, (saved) => customer.of(saved.customer)],
  rules: [
    about(rules.schema, 'The price rules that this quote keeps.'),
    (saved) => rules.of(saved.rules),
  ],
  quote: [quoteSchema, ({ quote }, locale) => quoteToWire(quote, locale)],
})

export const savedQuoteSchema = is.named('SavedQuote', apiSavedQuote.schema)

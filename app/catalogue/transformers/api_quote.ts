import { fieldsOf, is } from '#shared/http/api_description'
import { eurosToWire, wireDayOf } from '#shared/http/wire'
import type { Locale } from '#shared/i18n'
import type { Owned } from '#catalogue/domain/owned_days'
import type { Quote, QuoteFee } from '#catalogue/domain/quote/types'
import { noticeSchema, noticeToWire } from '#catalogue/transformers/api_notice'
import { quoteAmounts } from '#catalogue/transformers/api_quote_amounts'
import { quoteItemSchema, quoteItemToWire } from '#catalogue/transformers/api_quote_item'

const { about, euros, flag, integer, listOf, object, oneOf, text, wireDay } = is

export const feeRule = fieldsOf<Pick<QuoteFee, 'amountCents' | 'appliesUpToCents'>>()({
  amount: [euros, ({ amountCents }) => eurosToWire(amountCents)],
  appliesUpTo: [
    about(euros, 'Of the subtotal, in euros.'),
    ({ appliesUpToCents }) => eurosToWire(appliesUpToCents),
  ],
})

const distance = fieldsOf<QuoteFee>()({
  distance: [
    about(euros, 'What is missing until the fee is dropped, in euros.'),
    ({ distanceCents }) => eurosToWire(distanceCents),
  ],
})

const totals = fieldsOf<Quote>()({
  adminFeeReason: [
    oneOf(['small_order', 'large_order', 'free_order', 'empty']),
    ({ fee }) => fee.reason,
  ],
  adminFeeRule: [
    object({ ...feeRule.schemas, ...distance.schemas }),
    ({ fee }) => ({ ...feeRule.of(fee), ...distance.of(fee) }),
  ],
  isNet: [about(flag, 'There is a net total only, and no VAT beside it.'), ({ vat }) => vat.isNet],
  tinRequired: [about(flag, 'Whether a VAT ID is needed.'), ({ vat }) => vat.idRequired],
  tinMissing: [flag, ({ vat }) => vat.idMissing],
  numberOfFiles: [integer, ({ files }) => files],
  bytes: is.bytes,
  canSubmit: about(flag, 'Whether exactly this can be ordered.'),
  rulesVersion: text,
  rulesEffectiveFrom: [wireDay, ({ rulesEffectiveFrom }) => wireDayOf(rulesEffectiveFrom)],
})

const notices = listOf(noticeSchema)

export const quoteSchema = is.named(
  'Quote',
  object({
    items: listOf(quoteItemSchema),
    ...quoteAmounts.schemas,
    ...totals.schemas,
    errors: notices,
    warnings: notices,
  })
)

/** A quote by the names, days and euros of orders, in the language of the reader. */
export function quoteToWire(quote: Quote, locale: Locale, owned: (Owned | null)[] = []) {
  const say = noticeToWire(locale)
  return {
    items: quote.lines.map((line, at) => quoteItemToWire(line, locale, owned[at] ?? null)),
    ...quoteAmounts.of(quote),
    ...totals.of(quote),
    errors: quote.errors.map(say),
    warnings: quote.warnings.map(say),
  }
}

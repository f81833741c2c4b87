import { fieldsOf, is } from '#shared/http/api_description'
import { safeHtml } from '#shared/domain/safe_html'
import { eurosToWire, wireDayOf } from '#shared/http/wire'
import type { Locale } from '#shared/i18n'
import type { Owned } from '#catalogue/domain/owned_days'
import type { QuoteLine } from '#catalogue/domain/quote/types'
import { noticeSchema, noticeToWire } from '#catalogue/transformers/api_notice'
import { ownedFields } from '#catalogue/transformers/api_owned'
import { pricingSchema, pricingToWire } from '#catalogue/transformers/api_quote_pricing'

const { about, euros, flag, integer, listOf, nullable, object, text, wireDay } = is

const part = object({ id: integer, code: text, name: about(text, 'The code where it has none.') })

const chosenParts = object({ levelOne: listOf(part), levelTwo: listOf(part) })

const isin = object({ isin: text, name: nullable(text), isAvailable: flag })

const asked = fieldsOf<QuoteLine, [Locale]>()({
  product: [about(text, 'Code of the product.'), ({ product }) => product.code],
  productName: [text, ({ product }) => product.name],
  productRemark: [
    about(nullable(text), 'HTML.'),
    ({ product }, locale) => product.remark && safeHtml(product.remark[locale]),
  ],
  creditCard: [flag, ({ product }) => product.creditCard],
  from: [wireDay, ({ range: { from } }) => wireDayOf(from)],
  to: [wireDay, ({ range: { to } }) => wireDayOf(to)],
  includeDegraded: [
    about(flag, 'Whether degraded days are charged and delivered.'),
    ({ degradedIncluded }) => degradedIncluded,
  ],
  filterableProductParameters: [
    about(nullable(chosenParts), 'Only of filterable products.'),
    ({ parts }) => parts,
  ],
  isins: [
    about(
      listOf(isin),
      'Of a product that is sold by ISIN; unavailable ones are neither charged nor delivered.'
    ),
    ({ isins }) => isins ?? [],
  ],
})

const counted = fieldsOf<QuoteLine>()({
  minimalDays: is.days,
  calendarDays: is.days,
  businessDays: about(integer, 'Trading days of the range; the minimal days are counted in them.'),
  weekendDays: is.days,
  holidays: [
    listOf(object({ day: wireDay, name: object({ en: text, de: text }) })),
    ({ holidays }) => holidays.map(({ day, name }) => ({ day: wireDayOf(day), name })),
  ],
  missingDays: [listOf(wireDay), (line) => line.missingDays.map((day) => wireDayOf(day))],
  degradedDays: [listOf(wireDay), (line) => line.degradedDays.map((day) => wireDayOf(day))],
  outsideDays: is.days,
  countedDays: about(integer, 'The days that are charged.'),
  numberOfFiles: [integer, ({ files }) => files],
  bytes: is.bytes,
  numberOfModules: [
    nullable(integer),
    ({ pricing }) => (pricing.kind === 'module' ? pricing.modules : null),
  ],
  pricing: [pricingSchema, ({ pricing }) => pricingToWire(pricing)],
  price: [euros, ({ priceCents }) => eurosToWire(priceCents)],
})

const notices = listOf(noticeSchema)

export const quoteItemSchema = object({
  ...asked.schemas,
  ...counted.schemas,
  errors: notices,
  warnings: notices,
  owned: about(
    nullable(ownedFields.schema),
    'Null where nobody is signed in, and in saved quotes.'
  ),
})

/** An item by the names, days and euros of orders, with how its price comes about. */
export function quoteItemToWire(line: QuoteLine, locale: Locale, has: Owned | null) {
  const say = noticeToWire(locale)
  return {
    ...asked.of(line, locale),
    ...counted.of(line),
    errors: line.errors.map(say),
    warnings: line.warnings.map(say),
    owned: has && ownedFields.of(has),
  }
}

import { is } from '#shared/http/api_description'

const { about, flag, integer, isoDay, listOf, mapOf, nullable, object, oneOf, text } = is

const cents = about(integer, 'Euro cents.')

const anyOf = (...schemas: is.Schema[]): is.Schema => ({ anyOf: schemas })

const notice = is.named(
  'Notice',
  object({
    code: about(text, 'Stays the same in every language.'),
    params: mapOf({ type: ['string', 'number'] }),
    message: text,
  })
)

const level = { lowLimit: integer, highLimit: nullable(integer), modulePriceCents: cents }

const pricing = anyOf(
  object({
    'kind': { const: 'day' },
    'dailyPriceCents': cents,
    'isins?': about(integer, 'Securities that are charged each day, of a product sold by ISIN.'),
  }),
  object({ kind: { const: 'request' } }),
  object({
    kind: { const: 'module' },
    group: about(text, 'Products of one group pick their level together.'),
    groupName: about(text, 'What people call the group: mostly its provider.'),
    daysPerModule: is.days,
    modules: integer,
    unusedDays: is.days,
    groupModules: integer,
    level: nullable(object(level)),
    levels: listOf(object(level)),
    previousLevel: nullable(object(level)),
    nextLevel: nullable(object({ ...level, modulesMissing: integer, differenceCents: cents })),
  })
)

const range = object({ from: isoDay, to: isoDay })

const chosen = listOf(object({ id: integer, code: text, name: text }))

const remark = nullable(object({ en: text, de: text }))

const isin = object({ isin: text, name: nullable(text), isAvailable: flag })

const lineFields = {
  lineId: text,
  product: object({ id: integer, code: text, name: text, creditCard: flag, remark }),
  range,
  includeDegraded: about(flag, 'Whether degraded days are charged and delivered.'),
  filterableProductParameters: about(
    nullable(object({ levelOne: chosen, levelTwo: chosen })),
    'Only of filterable products.'
  ),
  isins: nullable(
    about(listOf(isin), 'Only of products sold by ISIN; unavailable ones are not charged.')
  ),
  minimalDays: is.days,
  calendarDays: is.days,
  businessDays: about(integer, 'Trading days of the range; the minimal days are counted in them.'),
  weekendDays: is.days,
  holidays: listOf(object({ day: isoDay, name: object({ en: text, de: text }) })),
  missingDays: listOf(isoDay),
  degradedDays: listOf(isoDay),
  outsideDays: is.days,
  countedDays: about(integer, 'The days that are charged.'),
  files: integer,
  bytes: is.bytes,
  pricing,
  priceCents: cents,
}

const owned = object({
  days: about(integer, 'Trading days of the range that the caller has already.'),
  orders: listOf(integer),
  unpaidOrders: about(listOf(integer), 'Those of them that wait for their payment.'),
  bySubscription: flag,
  ranges: about(listOf(range), 'The days that the caller has.'),
  missing: about(listOf(range), 'Ranges that hold the other trading days only.'),
})

const totals = {
  'subtotalCents': cents,
  'fee': object({
    cents,
    amountCents: cents,
    appliesUpToCents: cents,
    distanceCents: about(integer, 'What is missing until the fee is dropped, in euro cents.'),
    reason: oneOf(['small_order', 'large_order', 'free_order', 'empty']),
  }),
  'discountCents': cents,
  'netCents': cents,
  'vat': object({
    percent: is.number,
    cents,
    reason: oneOf(['domestic', 'eu_reverse_charge', 'outside_eu', 'quota', 'unknown']),
    isNet: about(flag, 'There is a net total only, and no VAT beside it.'),
    idRequired: flag,
    idMissing: flag,
  }),
  'grossCents': cents,
  'files': integer,
  'bytes': integer,
  'canSubmit': about(flag, 'Whether exactly this can be ordered.'),
  'saved?': object({ number: integer, label: text }),
  'rulesVersion': text,
  'rulesEffectiveFrom': isoDay,
}

const notices = listOf(notice)

const codes = listOf(object({ 'code': text, 'params?': mapOf({ type: ['string', 'number'] }) }))

export const quoteSchema = is.named(
  'Quote',
  object({
    ...totals,
    errors: notices,
    warnings: notices,
    lines: listOf(
      object({ ...lineFields, errors: notices, warnings: notices, owned: nullable(owned) })
    ),
  })
)

/** A quote as it is kept: with codes, which are said in the language of the reader. */
export const storedQuote = object({
  ...totals,
  errors: codes,
  warnings: codes,
  lines: listOf(object({ ...lineFields, errors: codes, warnings: codes })),
})

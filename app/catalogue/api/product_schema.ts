import { is } from '#shared/http/api_description'

const { about, euros, flag, integer, listOf, nullable, object, text, wireDay } = is

/** What every product of the catalogue tells. */
export const commonFields = {
  id: about(text, 'Code of the product.'),
  name: text,
  description: text,
  category: text,
  subcategory: nullable(text),
  venue: listOf(object({ id: text, name: text })),
  upsellingProducts: about(listOf(text), 'Codes of products that go with it.'),
  visible: flag,
}

const category = {
  id: text,
  name: text,
  description: text,
  descriptionAlternative: nullable(about(text, 'Shorter words.')),
  visibleOnFrontpage: flag,
  showSubcategory: flag,
  legalDisclaimer: nullable(text),
}

/** Where the products of a catalogue lie and come from. */
export const catalogueFields = {
  categories: listOf(object({ ...category, subcategories: listOf(object(category)) })),
  venues: listOf(object({ id: text, name: text })),
}

const order = object({
  buyingOptions: listOf(is.oneOf(['otp', 'subscription'])),
  dailyPrice: nullable(euros),
  minimalDays: integer,
  firstAvailableDate: nullable(wireDay),
  lastAvailableDate: nullable(wireDay),
  subscriptionTypeId: nullable(integer),
  creditCard: flag,
})

const productFields = {
  ...commonFields,
  isFilterableProduct: flag,
  order,
  excludedCountries: about(listOf(text), 'Two-letter codes of countries it is not sold to.'),
  useCaseCategoryId: nullable(integer),
}

export const productSchema = is.named('Product', object(productFields))

const filterLevel = object({
  field: about(text, 'Column of the files that holds the values.'),
  values: listOf(object({ id: integer, code: text, name: text })),
})

export const productDetailSchema = object({
  ...productFields,
  remark: nullable(text),
  files: object({
    format: is.oneOf(['csv', 'parquet', 'pcap']),
    compression: is.oneOf(['none', 'gzip']),
    filePattern: text,
    filesPerDay: integer,
    example: nullable(text),
    publishDelayDays: integer,
    publishTime: text,
  }),
  fields: listOf(
    object({
      name: text,
      type: text,
      unit: nullable(text),
      since: nullable(is.isoDay),
      meaning: text,
    })
  ),
  knownDays: listOf(
    object({ day: is.isoDay, condition: is.oneOf(['degraded', 'missing']), note: text })
  ),
  filterChoices: nullable(
    about(
      object({ levelOne: filterLevel, levelTwo: filterLevel }),
      'Which parts of a filterable product can be chosen: exchanges, then currencies or assets.'
    )
  ),
  isSoldByIsin: about(flag, 'Sold for chosen securities; the daily price is for one ISIN.'),
  tradingDays: integer,
  degradedDays: integer,
  missingDays: integer,
  sampleDay: nullable(is.isoDay),
  availableInRegion: flag,
})

import { describeCalls, is } from '#shared/http/api_description'
import { coverageSchema } from '#catalogue/coverage_schema'

const { about, euros, flag, integer, listOf, nullable, object, pageOf, text, wireDay } = is

const common = {
  id: about(text, 'Code of the product.'),
  name: text,
  description: text,
  category: text,
  subcategory: nullable(text),
  venue: listOf(object({ id: text, name: text })),
  upsellingProducts: about(listOf(text), 'Codes of products that go with it.'),
  visible: flag,
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
  ...common,
  isFilterableProduct: flag,
  order,
  excludedCountries: about(listOf(text), 'Two-letter codes of countries it is not sold to.'),
  useCaseCategoryId: nullable(integer),
}

const product = is.named('Product', object(productFields))

const productDetail = object({
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
  tradingDays: integer,
  degradedDays: integer,
  missingDays: integer,
  sampleDay: nullable(is.isoDay),
  availableInRegion: flag,
})

const useCase = object({
  id: integer,
  name: text,
  description: text,
  link: text,
  categories: listOf(integer),
})

const UNKNOWN = { 404: 'There is no such product.' }

const listQuery = {
  search: text,
  category: text,
  subcategory: text,
  venue: text,
  offer: is.oneOf(['otp', 'subscription']),
  samples: about(is.oneOf(['1']), 'Only products with free samples.'),
  format: is.oneOf(['csv', 'parquet', 'pcap']),
  depth: about(is.oneOf(['1', '3', '5', '10']), 'At least so many years of history.'),
  sort: is.oneOf(['category', 'name', 'price', 'history']),
  page: integer,
  limit: about(integer, 'Products of a page, 100 at most.'),
}

const analyticsProduct = is.named(
  'AnalyticsProduct',
  object({
    ...common,
    price: nullable(about(euros, 'Of the cheapest package.')),
    trial: flag,
    trialPeriodInWeeks: nullable(integer),
    remark: nullable(text),
    subProducts: listOf(object({ productId: text, productName: text, price: euros })),
  })
)

const sample = object({
  product: about(text, 'Code of the product.'),
  key: text,
  path: text,
  name: text,
  size: about(integer, 'Bytes.'),
})

const notices = listOf(object({ code: text, message: text }))

const filesInfo = object({
  numberOfFiles: integer,
  price: euros,
  minimalDays: integer,
  dailyPrice: nullable(euros),
  numberOfModules: nullable(integer),
  remark: nullable(text),
  errors: notices,
  warnings: notices,
  canSubmit: about(flag, 'Whether the range can be ordered like this.'),
  quote: { type: 'object', description: 'How the price comes about; amounts are cents.' },
})

const preview = object({
  day: is.isoDay,
  part: integer,
  fileName: text,
  bytes: integer,
  kind: about(is.oneOf(['rows', 'packets']), 'Packets are the decoded headers of a capture.'),
  columns: listOf(
    object({
      name: text,
      type: text,
      kind: is.oneOf(['number', 'time', 'flag', 'text']),
      unit: nullable(text),
    })
  ),
  rows: listOf(listOf(nullable(text))),
  more: about(flag, 'Whether the file goes on after these rows.'),
})

const level = object({ lowLimit: integer, highLimit: nullable(integer), modulePrice: euros })

describeCalls('Products', {
  'GET /products/info': {
    summary: 'The products of the shop',
    description: 'All of them, or, as soon as a filter, a sort or a page is asked for, a part.',
    query: listQuery,
    answer: pageOf(product),
  },
  'GET /products/info/:id': {
    summary: 'All that is known of a product',
    answer: productDetail,
    refusals: UNKNOWN,
  },
  'GET /products/info/:code/coverage': {
    summary: 'Which days of a product exist, and in what condition',
    answer: coverageSchema,
    refusals: UNKNOWN,
  },
  'GET /use-cases': { summary: 'What the data is used for', answer: pageOf(useCase) },
  'GET /use-case-categories': {
    summary: 'Kinds of use, with the products that serve them',
    answer: pageOf(object({ id: integer, name: text, products: listOf(text) })),
  },
  'GET /a7products/info': {
    summary: 'The analytics products with their packages',
    answer: pageOf(analyticsProduct),
  },
  'GET /products/info/:id/modulePricingLevels': {
    summary: 'What a module of a product costs, by the number of modules bought together',
    description: 'Empty for a product that is priced by day or on request.',
    answer: pageOf(level),
  },
  'GET /products/files': {
    summary: 'The free sample files',
    query: { product: about(text, 'Code of a product; without it the samples of all.') },
    answer: pageOf(sample),
  },
  'GET /files/info': {
    summary: 'What the files of a range of days cost, and whether they can be ordered',
    query: {
      product: about(text, 'Code of the product.'),
      from: about(text, 'First day: YYYYMMDD, YYYY-MM-DD or YYYY/MM/DD.'),
      to: about(text, 'Last day, written like the first.'),
    },
    requiredQuery: ['product', 'from', 'to'],
    answer: filesInfo,
    refusals: { 404: 'There is no such product.', 422: 'A day does not exist.' },
  },
  'GET /products/info/:code/preview': {
    summary: 'The first rows of a real file of a day',
    query: {
      day: about(text, 'Day: YYYYMMDD, YYYY-MM-DD or YYYY/MM/DD.'),
      part: about(integer, 'Which file of the day, where it has several; the first without it.'),
    },
    requiredQuery: ['day'],
    answer: preview,
    refusals: {
      404: 'There is no such product, or no file of that day.',
      422: 'The day does not exist, its file lies in the archive or cannot be shown as rows.',
      429: 'Too many previews were asked for.',
    },
  },
})

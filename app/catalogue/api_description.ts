import { describeCalls, is } from '#shared/http/api_description'

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

const product = is.named(
  'Product',
  object({
    ...common,
    isFilterableProduct: flag,
    order,
    excludedCountries: about(listOf(text), 'Two-letter codes of countries it is not sold to.'),
    useCaseCategoryId: nullable(integer),
  })
)

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
  'GET /products/info': { summary: 'The products of the shop', answer: pageOf(product) },
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

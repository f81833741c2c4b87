import { describeCalls, is } from '#shared/http/api_description'
import { catalogueFields, commonFields } from '#catalogue/api_description/product_schema'

const { about, euros, flag, integer, listOf, nullable, object, text } = is

const analyticsProduct = is.named(
  'AnalyticsProduct',
  object({
    ...commonFields,
    price: nullable(about(euros, 'Of the cheapest package.')),
    trial: flag,
    trialPeriodInWeeks: nullable(integer),
    remark: nullable(text),
    subProducts: listOf(object({ productId: text, productName: text, price: euros })),
  })
)

describeCalls('Analytics products', {
  'GET /a7products/info': {
    summary: 'The analytics products with their packages',
    answer: object({
      content: listOf(analyticsProduct),
      totalCount: integer,
      ...catalogueFields,
    }),
  },
})
